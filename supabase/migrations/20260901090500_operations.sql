-- Work to be done outside: forwards to the CRM, mail. Kept until delivered.
create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (length(kind) <= 80),
  -- One piece of work, however often it is asked for.
  idempotency_key text not null unique check (length(idempotency_key) <= 200),
  payload jsonb not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  done_at timestamptz
);

create index outbox_due on public.outbox (next_attempt_at) where done_at is null;

alter table public.outbox enable row level security;
grant select on public.outbox to authenticated;
grant all on public.outbox to service_role;

create policy "Admins read the outbox" on public.outbox
  for select to authenticated
  using ((select public.is_admin()));

create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor uuid,
  action text not null check (length(action) <= 80),
  subject text check (length(subject) <= 300),
  detail jsonb not null default '{}'
);

create index audit_log_at on public.audit_log (at desc);

alter table public.audit_log enable row level security;
grant select on public.audit_log to authenticated;
grant all on public.audit_log to service_role;

create policy "Admins read the audit log" on public.audit_log
  for select to authenticated
  using ((select public.is_admin()));

create function private.refuse_change() returns trigger
  language plpgsql set search_path = ''
  as $$
    begin
      raise exception 'The audit log is append only.' using errcode = 'insufficient_privilege';
    end;
  $$;

create trigger append_only before update or delete on public.audit_log
  for each row execute function private.refuse_change();

create trigger append_only_truncate before truncate on public.audit_log
  for each statement execute function private.refuse_change();
