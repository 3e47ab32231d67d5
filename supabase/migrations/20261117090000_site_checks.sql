-- What the check of the whole site found. The server writes it; the latest few are kept.
create table public.site_checks (
  id uuid primary key default gen_random_uuid(),
  started_at timestamptz not null default now(),
  -- The server says every second that it is still at it. Without that, a check ended with its server.
  beat_at timestamptz not null default now(),
  finished_at timestamptz,
  outcome text check (outcome in ('done', 'failed', 'interrupted')),
  -- Addresses: how many were asked for, and how many are known so far.
  visited integer not null default 0,
  known integer not null default 0,
  pages integer not null default 0,
  -- False when the site is larger than a check may take.
  complete boolean not null default true,
  must_mend integer not null default 0,
  worth_mending integer not null default 0,
  findings jsonb not null default '[]',
  check ((finished_at is null) = (outcome is null))
);

-- One at a time, however many servers there are.
create unique index site_checks_running on public.site_checks ((true)) where outcome is null;
create index site_checks_newest on public.site_checks (started_at desc);

alter table public.site_checks enable row level security;
grant select on public.site_checks to authenticated;
grant all on public.site_checks to service_role;

create policy "Admins read site checks" on public.site_checks
  for select to authenticated
  using ((select public.is_admin()));
