-- A redirect is found by its path alone. So one that leads to a path with a query or a fragment
-- behind it is followed, shortened and kept from going in a circle like any other.
create function private.redirect_path(target text) returns text
  language sql immutable set search_path = ''
  as $$ select regexp_replace(target, '[?#].*$', '') $$;

create index redirects_target_path on public.redirects (private.redirect_path(to_path));
drop index public.redirects_to_path;

-- The owner's list shows the newest first.
create index redirects_newest on public.redirects (created_at desc, from_path);

-- Where `target` leads once its path leads to `further`: what is behind the path is kept, unless
-- the further target brings its own.
create function private.follow_redirect(target text, further text) returns text
  language sql immutable set search_path = ''
  as $$
    select case
      when further ~ '[?#]' then further
      else further || substr(target, length(private.redirect_path(target)) + 1)
    end
  $$;

create or replace function private.resolve_redirect() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    declare
      further text;
    begin
      -- One writer at a time: two that cannot see each other's row could close a loop between them.
      perform pg_advisory_xact_lock(735102613);
      select to_path into further from public.redirects
        where from_path = private.redirect_path(new.to_path);
      if found then
        new.to_path := private.follow_redirect(new.to_path, further);
      end if;
      if private.redirect_path(new.to_path) = new.from_path then
        raise exception 'This redirect would lead back to itself.' using errcode = 'check_violation';
      end if;
      return new;
    end;
  $$;

create or replace function private.shorten_redirects() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      update public.redirects set to_path = private.follow_redirect(to_path, new.to_path)
        where private.redirect_path(to_path) = new.from_path
          and from_path <> private.redirect_path(new.to_path);
      return null;
    end;
  $$;
