-- Paths visitors asked for in vain, so that the owner can say where they went. The server notes
-- them; it keeps the latest 500.
create table public.missed_paths (
  path text primary key check (path ~ '^/[^\s]*$' and length(path) <= 300),
  hits integer not null default 1 check (hits > 0),
  first_seen timestamptz not null default now(),
  last_seen timestamptz not null default now()
);

create index missed_paths_recent on public.missed_paths (last_seen desc, path);

alter table public.missed_paths enable row level security;
grant select, delete on public.missed_paths to authenticated;
grant all on public.missed_paths to service_role;

create policy "Admins read missed paths" on public.missed_paths
  for select to authenticated
  using ((select public.is_admin()));

create policy "Admins dismiss missed paths" on public.missed_paths
  for delete to authenticated
  using ((select public.is_admin()));

-- Rows come in the order of their paths: two processes at once wait for each other instead of
-- blocking each other. One row the table would refuse must not hold up the others.
create function private.add_missed_paths(missed jsonb) returns void
  language sql volatile security definer set search_path = ''
  as $$
    insert into public.missed_paths as known (path, hits, first_seen, last_seen)
      select path, hits, first_seen, last_seen
        from jsonb_to_recordset(missed)
          as row (path text, hits integer, first_seen timestamptz, last_seen timestamptz)
        where path ~ '^/[^\s]*$' and length(path) <= 300 and hits > 0
          and first_seen is not null and last_seen is not null
        order by path
      on conflict (path) do update set
        hits = least(known.hits::bigint + excluded.hits, 2147483647),
        first_seen = least(known.first_seen, excluded.first_seen),
        last_seen = greatest(known.last_seen, excluded.last_seen);
    delete from public.missed_paths where path in (
      select path from public.missed_paths order by last_seen desc, path offset 500
    );
  $$;
revoke execute on function private.add_missed_paths from public, anon, authenticated;

-- What the server has counted in the last seconds: `{"/old": 3}` and a list of missed paths. Both as
-- text: on PostgreSQL our API hands a function's JSON over as a JSON string.
create function public.record_traffic(redirected text, missed text) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
    begin
      update public.redirects r
        set hits = least(r.hits::bigint + counted.value::integer, 2147483647)
        from jsonb_each_text(redirected::jsonb) counted
        where r.from_path = counted.key;
      perform private.add_missed_paths(missed::jsonb);
    end;
  $$;
revoke execute on function public.record_traffic from public, anon, authenticated;
grant execute on function public.record_traffic to service_role;

-- Takes a dismissal back.
create function public.put_back_missed_paths(missed text) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
    begin
      if not public.is_admin() then
        raise exception 'Only an administrator may do this.' using errcode = 'insufficient_privilege';
      end if;
      perform private.add_missed_paths(missed::jsonb);
    end;
  $$;
revoke execute on function public.put_back_missed_paths from public, anon;
grant execute on function public.put_back_missed_paths to authenticated, service_role;

-- A path that leads somewhere is no longer missed.
create function private.forget_missed_path() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      delete from public.missed_paths where path = new.from_path;
      return null;
    end;
  $$;

create trigger forget_missed_path after insert or update of from_path on public.redirects
  for each row execute function private.forget_missed_path();
