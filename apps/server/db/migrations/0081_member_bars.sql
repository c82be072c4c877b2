-- Staff decide two things about a member (spec 2.6, 6): a bar keeps them from a shop and leaves them logged in; who is forbidden to log in has no session.
create table member.bar (
  mid bigint not null,
  member_id bigint not null,
  -- 0: every shop of the merchant.
  cid bigint not null check (cid >= 0),
  barred_at timestamptz not null,
  primary key (mid, member_id, cid),
  foreign key (mid, member_id) references member.account (mid, id)
);
create index bar_of_shop on member.bar (mid, cid, member_id);
select platform.make_tenant_table('member.bar');

create index account_forbidden on member.account (mid, id) where login_forbidden_at is not null and erased_at is null;

-- A bar used to end every session: who was barred is kept out as before. The column stays for processes of the version before.
insert into member.bar (mid, member_id, cid, barred_at) select mid, id, 0, barred_at from member.account where barred_at is not null;
update member.account set login_forbidden_at = coalesce(login_forbidden_at, barred_at) where barred_at is not null;

-- What forbidding has ended says so until the member is allowed again. Who has left is nobody, and is told nothing.
create or replace function member.is_token_barred(its_mid bigint, its_hash bytea) returns boolean
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp
  as $$
begin
  return exists (
    select from member.session s join member.account a on a.mid = s.mid and a.id = s.member_id
     where s.mid = its_mid and s.token_hash = its_hash and s.expires_at > platform.now() and a.erased_at is null
       and (a.barred_at is not null or a.login_forbidden_at is not null)
       and (s.revoked_at is null or s.revoked_at >= least(a.barred_at, a.login_forbidden_at))
  );
end
$$;
