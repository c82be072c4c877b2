-- A role is held for one shop or, as cid 0, for all shops of the merchant.
alter table staff.account_role add column cid bigint not null default 0 check (cid >= 0);
alter table staff.account_role alter column cid drop default;
alter table staff.account_role drop constraint account_role_pkey, add primary key (mid, staff_id, role_id, cid);
create index on staff.account_role (mid, cid);

-- The same with permissions by shop: [{"cid": "0", "permissions": ["trade.*"]}, …].
drop function staff.session_of(bigint, bytea);
create function staff.session_of(its_mid bigint, its_hash bytea)
  returns table (session_id bigint, staff_id bigint, grants jsonb, is_seen_long_ago boolean, is_factor_missing boolean)
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
  as $$
  select s.id, s.staff_id,
         coalesce((select jsonb_agg(jsonb_build_object('cid', ar.cid::text, 'permissions', r.permissions) order by ar.cid, r.id)
                     from staff.account_role ar join staff.role r on r.mid = ar.mid and r.id = ar.role_id
                    where ar.mid = s.mid and ar.staff_id = s.staff_id), '[]'),
         s.seen_at < platform.now() - interval '5 minutes',
         exists (select from staff.setting g where g.mid = s.mid and g.is_factor_compulsory)
           and not exists (select from staff.factor f where f.mid = s.mid and f.staff_id = s.staff_id and f.confirmed_at is not null)
    from staff.session s join staff.account a on a.mid = s.mid and a.id = s.staff_id
   where s.mid = its_mid and s.token_hash = its_hash and s.revoked_at is null
     and s.expires_at > platform.now() and s.seen_at > platform.now() - interval '2 hours'
     and a.disabled_at is null
$$;
revoke execute on function staff.session_of(bigint, bytea) from public;
grant execute on function staff.session_of(bigint, bytea) to qianpu_public, qianpu_app;
