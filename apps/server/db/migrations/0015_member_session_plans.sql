-- The same functions in a language that keeps its plans: one in SQL that is not inlined is planned anew for every call it serves.
create or replace function member.session_of(its_mid bigint, its_hash bytea)
  returns table (session_id bigint, member_id bigint, seen_at timestamptz)
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp
  as $$
begin
  return query
  select s.id, s.member_id, s.seen_at
    from member.session s join member.account a on a.mid = s.mid and a.id = s.member_id
   where s.mid = its_mid and s.token_hash = its_hash and s.revoked_at is null
     and s.expires_at > platform.now() and s.seen_at > platform.now() - interval '7 days'
     and a.barred_at is null and a.login_forbidden_at is null;
end
$$;

create or replace function staff.session_of(its_mid bigint, its_hash bytea)
  returns table (session_id bigint, staff_id bigint, permissions text[], is_seen_long_ago boolean)
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp
  as $$
begin
  return query
  select s.id, s.staff_id,
         array(select distinct unnest(r.permissions)
                 from staff.account_role ar join staff.role r on r.mid = ar.mid and r.id = ar.role_id
                where ar.mid = s.mid and ar.staff_id = s.staff_id),
         s.seen_at < platform.now() - interval '5 minutes'
    from staff.session s join staff.account a on a.mid = s.mid and a.id = s.staff_id
   where s.mid = its_mid and s.token_hash = its_hash and s.revoked_at is null
     and s.expires_at > platform.now() and s.seen_at > platform.now() - interval '2 hours'
     and a.disabled_at is null;
end
$$;
