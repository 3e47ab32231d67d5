create table public.portfolio_items (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 1 and 200),
  job_type text not null default '' check (length(job_type) <= 80),
  description text not null default '' check (length(description) <= 5000),
  tags text[] not null default '{}' check (cardinality(tags) <= 20),
  image_url text check (length(image_url) <= 2000),
  image_alt text not null default '' check (length(image_alt) <= 300),
  link text check (link ~ '^https?://' and length(link) <= 2000),
  -- The order on /portfolio.
  position integer not null default 0,
  -- Shown on the web-design page.
  featured boolean not null default false,
  published boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index portfolio_items_public_order on public.portfolio_items (position, id) where published;

alter table public.portfolio_items enable row level security;
grant select on public.portfolio_items to anon;
grant select, insert, update, delete on public.portfolio_items to authenticated;
grant all on public.portfolio_items to service_role;

create policy "Anyone reads published case studies" on public.portfolio_items
  for select to anon, authenticated
  using (published);

create policy "Admins read every case study" on public.portfolio_items
  for select to authenticated
  using ((select public.is_admin()));

create policy "Admins write case studies" on public.portfolio_items
  for insert to authenticated
  with check ((select public.is_admin()));

create policy "Admins change case studies" on public.portfolio_items
  for update to authenticated
  using ((select public.is_admin()))
  with check ((select public.is_admin()));

create policy "Admins delete case studies" on public.portfolio_items
  for delete to authenticated
  using ((select public.is_admin()));

create function private.touch_updated_at() returns trigger
  language plpgsql set search_path = ''
  as $$
    begin
      new.updated_at := now();
      return new;
    end;
  $$;

create trigger touch_updated_at before update on public.portfolio_items
  for each row execute function private.touch_updated_at();
