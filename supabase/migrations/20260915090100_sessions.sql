-- Where the current user is signed in, this session first.
create function public.my_sessions() returns table (
    id uuid,
    created_at timestamptz,
    refreshed_at timestamptz,
    user_agent text,
    ip text,
    current boolean
  )
  language sql stable security definer set search_path = ''
  as $$
    select s.id, s.created_at, coalesce(s.refreshed_at at time zone 'utc', s.created_at),
      coalesce(s.user_agent, ''), coalesce(host(s.ip), ''),
      s.id = (auth.jwt() ->> 'session_id')::uuid
    from auth.sessions s
    where s.user_id = (select auth.uid())
      and (s.not_after is null or s.not_after > now())
      and (select private.is_trusted_session())
    order by 6 desc, 3 desc;
  $$;

-- Signs one of the current user's sessions out; false when they have no such session.
create function public.revoke_session(id uuid) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
    begin
      if not private.is_trusted_session() then
        raise exception 'This session may not end others.' using errcode = 'insufficient_privilege';
      end if;
      delete from auth.sessions s
        where s.id = revoke_session.id and s.user_id = (select auth.uid());
      if not found then
        return false;
      end if;
      insert into public.audit_log (actor, action, subject)
        values ((select auth.uid()), 'auth.session_revoked', revoke_session.id::text);
      return true;
    end;
  $$;

revoke execute on function public.my_sessions(), public.revoke_session(uuid) from public, anon;
grant execute on function public.my_sessions(), public.revoke_session(uuid) to authenticated;
