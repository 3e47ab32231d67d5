-- The owner has seen that something did not arrive and wants no more of it.
alter table public.outbox
  drop constraint outbox_outcome_check,
  add constraint outbox_outcome_check
    check (outcome in ('delivered', 'not_forwarded', 'failed', 'dismissed'));

create function public.dismiss_outbox(job uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
    begin
      if not public.is_admin() then
        raise exception 'Only an administrator may do this.' using errcode = 'insufficient_privilege';
      end if;
      update public.outbox set outcome = 'dismissed', done_at = now()
        where id = job and lease is null and (done_at is null or outcome = 'failed');
      return found;
    end;
  $$;
revoke execute on function public.dismiss_outbox(uuid) from public, anon, authenticated;
grant execute on function public.dismiss_outbox(uuid) to authenticated;

create index outbox_undelivered on public.outbox (queued_at)
  where outcome = 'failed' or (done_at is null and attempts > 0);
