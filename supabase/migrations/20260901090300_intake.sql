-- The questionnaire has no required fields; only sizes are limited.
create table public.onboarding_submissions (
  -- Chosen by the client, so that a retry cannot make a second row.
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  status text not null default 'new' check (status in ('new', 'in_progress', 'done', 'spam')),
  notes text not null default '' check (length(notes) <= 20000),
  company_name text check (length(company_name) <= 300),
  domain_status text check (domain_status in ('buy', 'ready', 'later')),
  requested_domain text check (length(requested_domain) <= 300),
  existing_domain text check (length(existing_domain) <= 300),
  domain_provider text check (length(domain_provider) <= 300),
  domain_username text check (length(domain_username) <= 300),
  -- Ciphertext only: what was typed never reaches this table.
  domain_password text check (domain_password like 'enc:%' and length(domain_password) <= 2000),
  owner_name text check (length(owner_name) <= 300),
  contact_person text check (length(contact_person) <= 300),
  email text check (length(email) <= 320),
  phone text check (length(phone) <= 100),
  address text check (length(address) <= 2000),
  project_description text check (length(project_description) <= 20000),
  sell_products boolean not null default false,
  product_count numeric,
  inventory_structure text check (length(inventory_structure) <= 20000),
  payment_gateways text[],
  objectives text check (length(objectives) <= 20000),
  target_audience text check (length(target_audience) <= 20000),
  documents_url text check (length(documents_url) <= 2000),
  services text[] not null default '{}' check (cardinality(services) <= 50),
  budget_range text check (length(budget_range) <= 300),
  budget_allocation text check (length(budget_allocation) <= 5000),
  timeline text check (length(timeline) <= 5000),
  additional_info text check (length(additional_info) <= 20000)
);

create index onboarding_submissions_list on public.onboarding_submissions (created_at desc, id desc);

alter table public.onboarding_submissions enable row level security;
grant insert on public.onboarding_submissions to anon;
grant select, insert, update, delete on public.onboarding_submissions to authenticated;
grant all on public.onboarding_submissions to service_role;

create policy "Anyone sends a new submission" on public.onboarding_submissions
  for insert to anon, authenticated
  with check (status = 'new' and notes = '' and created_at = now());

create policy "Admins read submissions" on public.onboarding_submissions
  for select to authenticated
  using ((select public.is_admin()));

create policy "Admins change submissions" on public.onboarding_submissions
  for update to authenticated
  using ((select public.is_admin()))
  with check ((select public.is_admin()));

create policy "Admins delete submissions" on public.onboarding_submissions
  for delete to authenticated
  using ((select public.is_admin()));

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  status text not null default 'new' check (status in ('new', 'in_progress', 'done', 'spam')),
  name text check (length(name) <= 300),
  email text check (length(email) <= 320),
  service text check (service in ('web-design', 'development', 'automation', 'crm')),
  message text check (length(message) <= 20000)
);

create index contact_messages_list on public.contact_messages (created_at desc, id desc);

alter table public.contact_messages enable row level security;
grant insert on public.contact_messages to anon;
grant select, insert, update, delete on public.contact_messages to authenticated;
grant all on public.contact_messages to service_role;

create policy "Anyone sends a new message" on public.contact_messages
  for insert to anon, authenticated
  with check (status = 'new' and created_at = now());

create policy "Admins read messages" on public.contact_messages
  for select to authenticated
  using ((select public.is_admin()));

create policy "Admins change messages" on public.contact_messages
  for update to authenticated
  using ((select public.is_admin()))
  with check ((select public.is_admin()));

create policy "Admins delete messages" on public.contact_messages
  for delete to authenticated
  using ((select public.is_admin()));
