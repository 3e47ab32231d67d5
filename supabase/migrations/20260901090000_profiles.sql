-- Helpers that the API must not offer live in a schema it does not expose.
create schema if not exists private;
grant usage on schema private to anon, authenticated, service_role;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  role text not null default 'user' check (role in ('user', 'admin'))
);

alter table public.profiles enable row level security;
grant select on public.profiles to authenticated;
grant all on public.profiles to service_role;

create policy "People read their own profile" on public.profiles
  for select to authenticated
  using (id = (select auth.uid()));

-- Answers for the current user only: used by every policy below and by the admin sign-in.
create function public.is_admin() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select 1 from public.profiles where id = (select auth.uid()) and role = 'admin'
    );
  $$;

create function private.create_profile() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      insert into public.profiles (id) values (new.id) on conflict (id) do nothing;
      return new;
    end;
  $$;

create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();
