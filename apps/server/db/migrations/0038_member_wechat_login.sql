-- Signing in by the messenger (spec 3, 4, 7.5). A merchant has an official account (channel 2) and a mini-program (channel 1).
alter table member.wechat_account
  add column channel smallint not null default 2 check (channel in (1, 2)),
  -- The mini-program's name in links that open it.
  add column origin_id text check (origin_id ~ '^gh_[0-9a-z]{12}$'),
  drop constraint wechat_account_pkey,
  add primary key (mid, channel);

-- Who signs in by the messenger may have no phone yet. Two accounts of one person: the one without orders joins the other.
alter table member.account
  alter column phone drop not null,
  add column joined_id bigint,
  -- Marked with the first order of an account without a phone: who has ordered joins nobody.
  add column has_traded boolean not null default false,
  add foreign key (mid, joined_id) references member.account (mid, id),
  add check (joined_id is null or phone is null and not has_traded);
create index account_joined on member.account (mid, id) where joined_id is not null;

-- A person at one of the merchant's apps. One belongs to one member; a member may have several.
create table member.wechat_identity (
  mid bigint not null,
  app_id text not null check (app_id ~ '^wx[0-9a-f]{16}$'),
  open_id text not null check (length(open_id) between 1 and 64),
  channel smallint not null check (channel in (1, 2)),
  member_id bigint not null,
  -- The same person at all apps of one owner.
  union_id text check (length(union_id) between 1 and 64),
  created_at timestamptz not null,
  primary key (mid, app_id, open_id),
  foreign key (mid, member_id) references member.account (mid, id)
);
create index on member.wechat_identity (mid, member_id);
create index on member.wechat_identity (mid, union_id) where union_id is not null;
select platform.make_tenant_table('member.wechat_identity');

-- Who holds the phone at the messenger, as the platform said it: the payer of payments made in this session.
alter table member.session
  add column wechat_app_id text,
  add column wechat_open_id text,
  add check ((wechat_app_id is null) = (wechat_open_id is null));
alter table member.login_ticket
  add column wechat_app_id text,
  add column wechat_open_id text,
  add check ((wechat_app_id is null) = (wechat_open_id is null));

-- What the referee is told of accounts that have joined another: numbers, and nothing about persons or their logins.
create function member.joined_accounts()
  returns table (mid bigint, member_id bigint, identities bigint, live_sessions bigint)
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
  as $$
  select a.mid, a.id,
         (select count(*) from member.wechat_identity i where i.mid = a.mid and i.member_id = a.id),
         (select count(*) from member.session s
           where s.mid = a.mid and s.member_id = a.id and s.revoked_at is null and s.expires_at > platform.now())
    from member.account a where a.joined_id is not null
$$;
revoke execute on function member.joined_accounts() from public;
grant usage on schema member to qianpu_referee;
grant execute on function member.joined_accounts() to qianpu_referee;
