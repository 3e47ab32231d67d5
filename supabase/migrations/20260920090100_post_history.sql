-- The editor saves an unpublished draft by itself every few seconds. Those saves are told apart, so
-- that they do not push the saves a person made out of the history.
alter table public.blog_posts add column autosaved boolean not null default false;

create function private.keep_revision() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    declare
      bookkeeping text[] := array['version', 'updated_at', 'autosaved'];
    begin
      if tg_op = 'UPDATE' then
        if to_jsonb(new) - bookkeeping = to_jsonb(old) - bookkeeping then
          return null;
        end if;
        -- A post from before there was a history: its first text is kept as well.
        if not exists (select 1 from public.post_revisions where post_id = old.id) then
          insert into public.post_revisions (post_id, version, snapshot, created_at)
            values (old.id, old.version, to_jsonb(old), old.updated_at);
        end if;
        -- Ten minutes of automatic saves are one revision.
        if new.autosaved then
          update public.post_revisions
            set version = new.version, snapshot = to_jsonb(new), created_by = auth.uid()
            where post_id = new.id and version = old.version
              and (snapshot ->> 'autosaved')::boolean
              and created_at > now() - interval '10 minutes';
          if found then
            return null;
          end if;
        end if;
      end if;
      insert into public.post_revisions (post_id, version, snapshot, created_by)
        values (new.id, new.version, to_jsonb(new), auth.uid())
        on conflict (post_id, version) do nothing;
      delete from public.post_revisions
        where post_id = new.id and version <= (
          select version from public.post_revisions
            where post_id = new.id order by version desc offset 50 limit 1
        );
      return null;
    end;
  $$;

create trigger keep_revision after insert or update on public.blog_posts
  for each row execute function private.keep_revision();
