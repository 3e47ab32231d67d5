-- A job waits until it has an outcome. While a worker is at it the job is leased: it is not due
-- again before the lease ends, and only the holder of the lease may say how it went. A worker that
-- dies leaves a lease that ends by itself.
alter table public.outbox
  add column outcome text check (outcome in ('delivered', 'not_forwarded', 'failed')),
  -- When it was last asked for: a job that fails for a day from here is given up.
  add column queued_at timestamptz not null default now(),
  add column lease uuid,
  add column leased_by text check (length(leased_by) <= 100),
  add constraint outbox_ended check ((done_at is null) = (outcome is null)),
  add constraint outbox_last_error_size check (length(last_error) <= 2000);

create function public.claim_outbox(worker text, batch integer, lease_seconds integer)
  returns setof public.outbox
  language sql volatile security definer set search_path = ''
  as $$
    with due as materialized (
      select id from public.outbox
      where done_at is null and next_attempt_at <= now()
      order by next_attempt_at
      limit least(batch, 100)
      for update skip locked
    )
    update public.outbox job
    set attempts = job.attempts + 1,
      lease = gen_random_uuid(),
      leased_by = left(worker, 100),
      next_attempt_at = now() + make_interval(secs => lease_seconds)
    from due where job.id = due.id
    returning job.*;
  $$;

-- How an attempt ended: with a result for good, without one to be tried again. Answers what became
-- of the job ('waiting' or its outcome), or null when the lease was lost to somebody else.
create function public.settle_outbox(
    job uuid,
    holder uuid,
    give_up_seconds integer,
    result text default null,
    reason text default null,
    retry_seconds integer default 0
  ) returns text
  language sql volatile security definer set search_path = ''
  as $$
    with settled as (
      update public.outbox o
      set outcome = ended.outcome,
        done_at = case when ended.outcome is not null then now() end,
        last_error = left(reason, 2000),
        next_attempt_at = now() + make_interval(secs => retry_seconds),
        lease = null,
        leased_by = null
      from (
        select coalesce(result, case
          when waiting.queued_at <= now() - make_interval(secs => give_up_seconds) then 'failed'
        end) as outcome
        from public.outbox waiting where waiting.id = job
      ) ended
      where o.id = job and o.lease = holder and o.done_at is null
      returning coalesce(o.outcome, 'waiting') as state
    )
    select state from settled;
  $$;

-- For a process that knows it is the only one: what its predecessor held is free again.
create function public.release_outbox() returns void
  language sql volatile security definer set search_path = ''
  as $$
    update public.outbox set lease = null, leased_by = null, next_attempt_at = now()
    where done_at is null and lease is not null;
  $$;

-- Tries again now, from the start. What was delivered is never sent again.
create function public.retry_outbox(job uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
    begin
      if not public.is_admin() then
        raise exception 'Only an administrator may do this.' using errcode = 'insufficient_privilege';
      end if;
      update public.outbox
        set outcome = null, done_at = null, attempts = 0, queued_at = now(), next_attempt_at = now()
        where id = job and outcome is distinct from 'delivered' and lease is null;
      return found;
    end;
  $$;

revoke execute on function
  public.claim_outbox(text, integer, integer),
  public.settle_outbox(uuid, uuid, integer, text, text, integer),
  public.release_outbox(),
  public.retry_outbox(uuid)
  from public, anon, authenticated;
grant execute on function
  public.claim_outbox(text, integer, integer),
  public.settle_outbox(uuid, uuid, integer, text, text, integer),
  public.release_outbox()
  to service_role;
grant execute on function public.retry_outbox(uuid) to authenticated;
