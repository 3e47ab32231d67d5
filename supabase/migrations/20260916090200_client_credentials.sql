-- Screens and lists ask whether there is a password, never for it.
alter table public.onboarding_submissions
  add column has_password boolean not null
    generated always as (domain_password is not null) stored;

-- The only way to the ciphertext that the application uses; who asked is on record first.
create function public.reveal_domain_password(submission uuid) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      sealed text;
    begin
      if not public.is_admin() then
        raise exception 'Only an administrator may do this.' using errcode = 'insufficient_privilege';
      end if;
      select domain_password into sealed from public.onboarding_submissions
        where id = submission and domain_password is not null;
      if found then
        insert into public.audit_log (actor, action, subject)
          values ((select auth.uid()), 'onboarding.password_revealed', submission::text);
      end if;
      return sealed;
    end;
  $$;

create function public.clear_domain_password(submission uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
    begin
      if not public.is_admin() then
        raise exception 'Only an administrator may do this.' using errcode = 'insufficient_privilege';
      end if;
      update public.onboarding_submissions set domain_password = null
        where id = submission and domain_password is not null;
      if not found then
        return false;
      end if;
      insert into public.audit_log (actor, action, subject)
        values ((select auth.uid()), 'onboarding.password_cleared', submission::text);
      return true;
    end;
  $$;

revoke execute on function
  public.reveal_domain_password(uuid), public.clear_domain_password(uuid)
  from public, anon, authenticated;
grant execute on function
  public.reveal_domain_password(uuid), public.clear_domain_password(uuid)
  to authenticated;
