-- What the media library knows of a file. The files themselves are objects in bucket `media`; an
-- address in a page names its file by the first sixteen digits of the hash.
create table public.media_files (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 1 and 200),
  alt text not null default '' check (length(alt) <= 300),
  kind text not null check (kind in ('picture', 'document')),
  -- SHA-256 of what was uploaded: the same file is stored once.
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
  -- A picture's largest variant; the names of the others follow from it.
  path text not null unique check (path ~ '^[a-z0-9._-]+$' and length(path) <= 200),
  width integer check (width > 0),
  height integer check (height > 0),
  size integer not null check (size > 0),
  placeholder text check (placeholder ~ '^data:image/webp;base64,' and length(placeholder) <= 4000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (path like left(hash, 16) || '-%'),
  check ((kind = 'picture') = (width is not null and height is not null and placeholder is not null))
);

create index media_files_list on public.media_files (created_at desc, id desc);

alter table public.media_files enable row level security;
grant select, insert, update, delete on public.media_files to authenticated;
grant all on public.media_files to service_role;

create policy "Admins read the media library" on public.media_files
  for select to authenticated
  using ((select public.is_admin()));

create policy "Admins add to the media library" on public.media_files
  for insert to authenticated
  with check ((select public.is_admin()));

create policy "Admins change the media library" on public.media_files
  for update to authenticated
  using ((select public.is_admin()))
  with check ((select public.is_admin()));

create policy "Admins delete from the media library" on public.media_files
  for delete to authenticated
  using ((select public.is_admin()));

create trigger touch_updated_at before update on public.media_files
  for each row execute function private.touch_updated_at();
