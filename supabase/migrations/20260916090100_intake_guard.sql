-- What may be abuse is kept out of the way, not refused: a real customer may be among it.
alter table public.onboarding_submissions
  drop constraint onboarding_submissions_status_check,
  add constraint onboarding_submissions_status_check
    check (status in ('new', 'in_progress', 'done', 'spam', 'quarantined')),
  -- Deleted, but can be taken back until it is purged.
  add column deleted_at timestamptz,
  add constraint onboarding_submissions_product_count_size check (abs(product_count) < 1e12),
  add constraint onboarding_submissions_services_size
    check (length(array_to_string(services, '')) <= 5000),
  add constraint onboarding_submissions_payment_gateways_size check (
    cardinality(payment_gateways) <= 50 and length(array_to_string(payment_gateways, '')) <= 5000
  );

alter table public.contact_messages
  drop constraint contact_messages_status_check,
  add constraint contact_messages_status_check
    check (status in ('new', 'in_progress', 'done', 'spam', 'quarantined')),
  add column notes text not null default '' check (length(notes) <= 20000),
  add column deleted_at timestamptz;

-- What the owner looks at first, however much is in quarantine.
create index onboarding_submissions_inbox on public.onboarding_submissions (created_at desc, id desc)
  where deleted_at is null and status <> 'quarantined';
create index contact_messages_inbox on public.contact_messages (created_at desc, id desc)
  where deleted_at is null and status <> 'quarantined';
create index onboarding_submissions_deleted on public.onboarding_submissions (deleted_at)
  where deleted_at is not null;
create index contact_messages_deleted on public.contact_messages (deleted_at)
  where deleted_at is not null;

drop policy "Anyone sends a new submission" on public.onboarding_submissions;
create policy "Anyone sends a new submission" on public.onboarding_submissions
  for insert to anon, authenticated
  with check (
    status in ('new', 'quarantined') and notes = '' and created_at = now() and deleted_at is null
  );

drop policy "Anyone sends a new message" on public.contact_messages;
create policy "Anyone sends a new message" on public.contact_messages
  for insert to anon, authenticated
  with check (
    status in ('new', 'quarantined') and notes = '' and created_at = now() and deleted_at is null
  );

-- How many rows nobody vouched for are taken as they come, in each of the two tables.
create table private.intake_limits (
  only_row boolean primary key default true check (only_row),
  per_minute integer not null default 30 check (per_minute > 0),
  per_hour integer not null default 200 check (per_hour > 0)
);
insert into private.intake_limits default values;

-- Rows our own forms have vouched for: sent by a person, as far as they can tell, and within their
-- limits. So a flood of direct requests does not put a customer in quarantine.
create table private.intake_admissions (
  id uuid primary key,
  at timestamptz not null default now()
);

create function public.admit_intake(row_id uuid) returns void
  language sql volatile security definer set search_path = ''
  as $$
    insert into private.intake_admissions (id) values (row_id) on conflict (id) do nothing;
  $$;

-- Looks at no more index entries than the limits say, however large the flood is.
create function private.quarantine_flood() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    declare
      limits private.intake_limits;
      flooded boolean;
    begin
      -- Restored and seeded rows keep their date; only what has just been sent is counted.
      if new.status <> 'new' or new.created_at <> now() then
        return new;
      end if;
      delete from private.intake_admissions where id = new.id;
      if found then
        return new;
      end if;
      select * into strict limits from private.intake_limits;
      execute format(
        'select exists (
           select from (
             select created_at from %1$s where created_at <= now()
             order by created_at desc offset $1 limit 1
           ) nth where created_at > now() - interval ''1 minute''
         ) or exists (
           select from (
             select created_at from %1$s where created_at <= now()
             order by created_at desc offset $2 limit 1
           ) nth where created_at > now() - interval ''1 hour''
         )', tg_relid::regclass)
        into flooded using limits.per_minute - 1, limits.per_hour - 1;
      if flooded then
        new.status := 'quarantined';
      end if;
      return new;
    end;
  $$;

create trigger quarantine_flood before insert on public.onboarding_submissions
  for each row execute function private.quarantine_flood();
create trigger quarantine_flood before insert on public.contact_messages
  for each row execute function private.quarantine_flood();

-- The owner hears of every row that arrives, whichever way it came.
create function private.notify_owner() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      if new.status = 'new' and new.created_at = now() then
        insert into public.outbox (kind, idempotency_key, payload)
          values (
            'mail.notify', 'mail:' || new.id,
            jsonb_build_object('table', tg_table_name, 'id', new.id)
          )
          on conflict (idempotency_key) do nothing;
      end if;
      return null;
    end;
  $$;

create trigger notify_owner after insert on public.onboarding_submissions
  for each row execute function private.notify_owner();
create trigger notify_owner after insert on public.contact_messages
  for each row execute function private.notify_owner();

create function private.queue_forward(submission uuid) returns void
  language sql volatile security definer set search_path = ''
  as $$
    insert into public.outbox as job (kind, idempotency_key, payload)
      select 'ghl.onboarding', 'ghl:' || id, jsonb_build_object('submission_id', id)
      from public.onboarding_submissions where id = submission and deleted_at is null
    on conflict (idempotency_key) do update
      set outcome = null, done_at = null, attempts = 0, queued_at = now(), next_attempt_at = now()
      where job.outcome is distinct from 'delivered' and job.lease is null;
  $$;
revoke execute on function private.queue_forward(uuid) from public, anon, authenticated;

-- For the administrator: forwards a submission that never was, or did not arrive.
create function public.forward_submission(submission uuid) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
    begin
      if not public.is_admin() then
        raise exception 'Only an administrator may do this.' using errcode = 'insufficient_privilege';
      end if;
      perform private.queue_forward(submission);
    end;
  $$;

-- Let out of quarantine, a submission goes the way it would have gone.
create function private.forward_released() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      perform private.queue_forward(new.id);
      return null;
    end;
  $$;

create trigger forward_released after update of status on public.onboarding_submissions
  for each row
  when (old.status = 'quarantined' and new.status in ('new', 'in_progress', 'done'))
  execute function private.forward_released();

-- What was deleted a month ago is gone for good, with the jobs that were about it.
create function public.purge_intake() returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
    begin
      with gone as (
        delete from public.onboarding_submissions
          where deleted_at < now() - interval '30 days' returning id
      ), gone_too as (
        delete from public.contact_messages
          where deleted_at < now() - interval '30 days' returning id
      )
      delete from public.outbox where idempotency_key in (
        select 'ghl:' || id from gone
        union all select 'mail:' || id from gone
        union all select 'mail:' || id from gone_too
      );
      delete from private.intake_admissions where at < now() - interval '1 day';
    end;
  $$;

revoke execute on function
  public.admit_intake(uuid), public.forward_submission(uuid), public.purge_intake()
  from public, anon, authenticated;
grant execute on function public.admit_intake(uuid), public.purge_intake() to service_role;
grant execute on function public.forward_submission(uuid) to authenticated;
