-- A deleted post can be brought back for thirty days, with its history: whoever deleted it, and how.
create table private.deleted_posts (
  id uuid primary key,
  post jsonb not null,
  revisions jsonb not null,
  deleted_at timestamptz not null default now()
);

create index deleted_posts_age on private.deleted_posts (deleted_at);

create function private.keep_deleted_post() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      delete from private.deleted_posts where deleted_at < now() - interval '30 days';
      insert into private.deleted_posts (id, post, revisions)
        values (old.id, to_jsonb(old), (
          select coalesce(jsonb_agg(to_jsonb(r) order by r.version), '[]')
            from public.post_revisions r where r.post_id = old.id
        ))
        on conflict (id) do update
          set post = excluded.post, revisions = excluded.revisions, deleted_at = now();
      return old;
    end;
  $$;

create trigger keep_deleted_post before delete on public.blog_posts
  for each row execute function private.keep_deleted_post();

-- Answers how many came back. A post whose address another has taken makes it fail, whole.
create function public.restore_posts(post_ids uuid[]) returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      restored integer;
    begin
      if not public.is_admin() then
        raise exception 'Only an administrator may do this.' using errcode = 'insufficient_privilege';
      end if;
      insert into public.blog_posts
        select (jsonb_populate_record(null::public.blog_posts, post)).*
          from private.deleted_posts where id = any (post_ids);
      get diagnostics restored = row_count;
      insert into public.post_revisions (post_id, version, snapshot, created_at, created_by)
        select r.post_id, r.version, r.snapshot, r.created_at, r.created_by
          from private.deleted_posts d,
            jsonb_populate_recordset(null::public.post_revisions, d.revisions) r
          where d.id = any (post_ids)
        -- The insert above has made a revision of its own.
        on conflict (post_id, version) do update
          set created_at = excluded.created_at, created_by = excluded.created_by;
      delete from private.deleted_posts where id = any (post_ids);
      return restored;
    end;
  $$;

revoke execute on function public.restore_posts from public, anon;
grant execute on function public.restore_posts to authenticated, service_role;
