-- What the owner sets in the admin area and anybody may know, such as the rules for crawlers.
create table public.public_settings (
  name text primary key check (name ~ '^[a-z][a-z0-9-]{0,59}$'),
  value text not null check (length(value) <= 10000),
  updated_at timestamptz not null default now()
);

alter table public.public_settings enable row level security;
grant select on public.public_settings to anon;
grant select, insert, update, delete on public.public_settings to authenticated;
grant all on public.public_settings to service_role;

create policy "Anyone reads public settings" on public.public_settings
  for select to anon, authenticated
  using (true);

create policy "Admins write public settings" on public.public_settings
  for insert to authenticated
  with check ((select public.is_admin()));

create policy "Admins change public settings" on public.public_settings
  for update to authenticated
  using ((select public.is_admin()))
  with check ((select public.is_admin()));

create policy "Admins delete public settings" on public.public_settings
  for delete to authenticated
  using ((select public.is_admin()));

create trigger touch_updated_at before update on public.public_settings
  for each row execute function private.touch_updated_at();
