-- Whether the current session may use all the rights of its account: it has not been ended, and it
-- has given a second factor if the account has one. The token and the stored session must both say
-- so: a token from before the second factor is not lifted by it, one from after is not left over.
create function private.is_trusted_session() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select 1 from auth.sessions s
      where s.id = (auth.jwt() ->> 'session_id')::uuid
        and s.user_id = (select auth.uid())
        and (s.not_after is null or s.not_after > now())
        and (
          (auth.jwt() ->> 'aal' = 'aal2' and s.aal::text = 'aal2')
          or not exists (
            select 1 from auth.mfa_factors f
            where f.user_id = s.user_id and f.status = 'verified'
          )
        )
    );
  $$;

create or replace function public.is_admin() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select private.is_trusted_session() and exists (
      select 1 from public.profiles where id = (select auth.uid()) and role = 'admin'
    );
  $$;
