-- Whoever becomes or stops being an administrator, by whatever way, is on record.
create function private.audit_role_change() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      if coalesce(old.role, 'user') <> coalesce(new.role, 'user') then
        insert into public.audit_log (actor, action, subject, detail)
          values (
            (select auth.uid()), 'profiles.role_changed', coalesce(new.id, old.id)::text,
            jsonb_build_object('from', old.role, 'to', new.role)
          );
      end if;
      return null;
    end;
  $$;

create trigger audit_role_change after insert or update of role or delete on public.profiles
  for each row execute function private.audit_role_change();
