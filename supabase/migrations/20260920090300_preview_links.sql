-- A draft shown to somebody without an account. Only the hash of the link's token is stored, so what
-- is in the database, or in a backup of it, opens nothing.
create table public.preview_links (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at <= created_at + interval '91 days')
);

create index preview_links_post on public.preview_links (post_id, created_at desc);

alter table public.preview_links enable row level security;
grant select, insert, delete on public.preview_links to authenticated;
grant all on public.preview_links to service_role;

create policy "Admins read preview links" on public.preview_links
  for select to authenticated
  using ((select public.is_admin()));

create policy "Admins make preview links" on public.preview_links
  for insert to authenticated
  with check ((select public.is_admin()));

create policy "Admins revoke preview links" on public.preview_links
  for delete to authenticated
  using ((select public.is_admin()));

create function public.preview_post(token text) returns setof public.blog_posts
  language sql stable security definer set search_path = ''
  as $$
    select post.* from public.blog_posts post
      join public.preview_links link on link.post_id = post.id
      where link.token_hash = encode(sha256(convert_to(token, 'UTF8')), 'hex')
        and link.expires_at > now();
  $$;
