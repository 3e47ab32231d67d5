create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  title text not null check (length(btrim(title)) between 1 and 200),
  excerpt text not null default '' check (length(excerpt) <= 600),
  content text not null default '' check (length(content) <= 500000),
  category text not null default '' check (length(category) <= 80),
  image_url text check (length(image_url) <= 2000),
  image_alt text not null default '' check (length(image_alt) <= 300),
  author text not null default '' check (length(author) <= 120),
  read_time integer not null default 1 check (read_time between 1 and 600),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published boolean not null default false,
  -- In the future: scheduled. Set when a post is first published without a date.
  published_at timestamptz,
  version integer not null default 1
);

-- The public list: newest first, whatever the number of posts.
create index blog_posts_public_list on public.blog_posts (created_at desc, id desc) where published;
create index blog_posts_admin_list on public.blog_posts (created_at desc, id desc);
create index blog_posts_category on public.blog_posts (category, created_at desc) where published;

alter table public.blog_posts enable row level security;
grant select on public.blog_posts to anon;
grant select, insert, update, delete on public.blog_posts to authenticated;
grant all on public.blog_posts to service_role;

create policy "Anyone reads published posts" on public.blog_posts
  for select to anon, authenticated
  using (published and published_at <= now());

create policy "Admins read every post" on public.blog_posts
  for select to authenticated
  using ((select public.is_admin()));

create policy "Admins write posts" on public.blog_posts
  for insert to authenticated
  with check ((select public.is_admin()));

create policy "Admins change posts" on public.blog_posts
  for update to authenticated
  using ((select public.is_admin()))
  with check ((select public.is_admin()));

create policy "Admins delete posts" on public.blog_posts
  for delete to authenticated
  using ((select public.is_admin()));

create function private.stamp_post() returns trigger
  language plpgsql set search_path = ''
  as $$
    begin
      if new.published and new.published_at is null then
        new.published_at := now();
      end if;
      if tg_op = 'UPDATE' then
        new.updated_at := now();
        new.version := old.version + 1;
      end if;
      return new;
    end;
  $$;

create trigger stamp_post before insert or update on public.blog_posts
  for each row execute function private.stamp_post();

create table public.post_revisions (
  id bigint generated always as identity primary key,
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  version integer not null,
  snapshot jsonb not null,
  created_at timestamptz not null default now(),
  created_by uuid,
  unique (post_id, version)
);

alter table public.post_revisions enable row level security;
grant select on public.post_revisions to authenticated;
grant all on public.post_revisions to service_role;

create policy "Admins read revisions" on public.post_revisions
  for select to authenticated
  using ((select public.is_admin()));
