create table public.seo_pages (
  -- The page's path without its leading slash; `home` for the root.
  slug text primary key check (slug ~ '^[^/\s][^\s]*$' and length(slug) <= 200),
  title text check (length(title) <= 300),
  description text check (length(description) <= 1000),
  keywords text check (length(keywords) <= 1000),
  og_image_url text check (length(og_image_url) <= 2000),
  page_type text not null default 'website' check (page_type in ('website', 'article')),
  canonical_url text check (length(canonical_url) <= 2000),
  noindex boolean not null default false,
  updated_at timestamptz not null default now()
);

alter table public.seo_pages enable row level security;
grant select on public.seo_pages to anon;
grant select, insert, update, delete on public.seo_pages to authenticated;
grant all on public.seo_pages to service_role;

create policy "Anyone reads SEO records" on public.seo_pages
  for select to anon, authenticated
  using (true);

create policy "Admins write SEO records" on public.seo_pages
  for insert to authenticated
  with check ((select public.is_admin()));

create policy "Admins change SEO records" on public.seo_pages
  for update to authenticated
  using ((select public.is_admin()))
  with check ((select public.is_admin()));

create policy "Admins delete SEO records" on public.seo_pages
  for delete to authenticated
  using ((select public.is_admin()));

create trigger touch_updated_at before update on public.seo_pages
  for each row execute function private.touch_updated_at();

create table public.redirects (
  from_path text primary key check (from_path ~ '^/[^\s]*$' and length(from_path) <= 500),
  to_path text not null check (to_path ~ '^/([^/\\\s][^\s]*)?$' and length(to_path) <= 500),
  status smallint not null default 301 check (status in (301, 302)),
  -- `slug`: left behind by a renamed post. `owner`: added by hand.
  source text not null default 'owner' check (source in ('slug', 'owner')),
  hits integer not null default 0,
  created_at timestamptz not null default now()
);

create index redirects_to_path on public.redirects (to_path);

alter table public.redirects enable row level security;
grant select on public.redirects to anon;
grant select, insert, update, delete on public.redirects to authenticated;
grant all on public.redirects to service_role;

create policy "Anyone reads redirects" on public.redirects
  for select to anon, authenticated
  using (true);

create policy "Admins write redirects" on public.redirects
  for insert to authenticated
  with check ((select public.is_admin()));

create policy "Admins change redirects" on public.redirects
  for update to authenticated
  using ((select public.is_admin()))
  with check ((select public.is_admin()));

create policy "Admins delete redirects" on public.redirects
  for delete to authenticated
  using ((select public.is_admin()));

-- Every redirect points at a final address: a new one is resolved through what is there, and what
-- pointed at its start is moved to its end. So no chain is ever stored, and a loop has no place to be.
create function private.resolve_redirect() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    declare
      further text;
    begin
      -- One writer at a time: two that cannot see each other's row could close a loop between them.
      perform pg_advisory_xact_lock(735102613);
      select to_path into further from public.redirects where from_path = new.to_path;
      if found then
        new.to_path := further;
      end if;
      if new.to_path = new.from_path then
        raise exception 'This redirect would lead back to itself.' using errcode = 'check_violation';
      end if;
      return new;
    end;
  $$;

create trigger resolve_redirect before insert or update of from_path, to_path on public.redirects
  for each row execute function private.resolve_redirect();

create function private.shorten_redirects() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      update public.redirects set to_path = new.to_path
        where to_path = new.from_path and from_path <> new.to_path;
      return null;
    end;
  $$;

create trigger shorten_redirects after insert or update of from_path, to_path on public.redirects
  for each row execute function private.shorten_redirects();

create function private.redirect_renamed_post() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      -- The new address is a page again, whatever it was before.
      delete from public.redirects where from_path = '/blog/' || new.slug;
      insert into public.redirects (from_path, to_path, source)
        values ('/blog/' || old.slug, '/blog/' || new.slug, 'slug')
        on conflict (from_path) do update set to_path = excluded.to_path, source = 'slug';
      return null;
    end;
  $$;

create trigger redirect_renamed_post after update of slug on public.blog_posts
  for each row
  when (old.slug <> new.slug and old.published)
  execute function private.redirect_renamed_post();

-- A post can also come to an address by being written there, or published: a redirect left at that
-- address by another post has had its day.
create function private.free_address() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      delete from public.redirects where from_path = '/blog/' || new.slug;
      return null;
    end;
  $$;

create trigger free_address after insert or update of slug, published, published_at on public.blog_posts
  for each row
  when (new.published and new.published_at <= now())
  execute function private.free_address();
