-- Members, how they log in, and the keys that make a repeated request act once.
create schema member;

create table member.account (
  mid bigint not null,
  id bigint not null,
  phone text not null check (phone ~ '^1[3-9][0-9]{9}$'),
  nick_name text not null check (length(nick_name) between 1 and 32),
  head_icon text not null default '',
  level smallint not null default 0 check (level >= 0),
  -- A barred member keeps the account but can do nothing with it.
  barred_at timestamptz,
  login_forbidden_at timestamptz,
  created_at timestamptz not null,
  primary key (mid, id),
  unique (mid, phone)
);

create table member.session (
  mid bigint not null,
  id bigint not null,
  member_id bigint not null,
  -- The token itself is never stored.
  token_hash bytea not null check (length(token_hash) = 32),
  channel text not null check (channel in ('h5', 'mobile-mall', 'mini', 'pc')),
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (mid, id),
  unique (mid, token_hash),
  foreign key (mid, member_id) references member.account (mid, id)
);
create index on member.session (mid, member_id);
create index session_expiry on member.session (expires_at);

-- One code at a time per phone and purpose: sending anew replaces it, tries are counted in the row, use deletes it.
create table member.sms_code (
  mid bigint not null,
  phone text not null,
  purpose text not null check (purpose in ('login')),
  code_hash bytea not null,
  tries smallint not null default 0 check (tries between 0 and 5),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (mid, phone, purpose)
);

-- How many messages went to a phone, a number range, a network or in all, per window; the limit is in the statement that counts.
create table member.sms_quota (
  mid bigint not null,
  scope text not null,
  scope_key text not null,
  window_start timestamptz not null,
  used integer not null check (used > 0),
  primary key (mid, scope, scope_key, window_start)
);
create index sms_quota_age on member.sms_quota (window_start);

-- A solved puzzle counts once.
create table member.captcha_used (
  mid bigint not null,
  challenge text not null,
  expires_at timestamptz not null,
  primary key (mid, challenge)
);
create index captcha_used_expiry on member.captcha_used (expires_at);

select platform.make_tenant_table(t)
  from unnest(array['member.account', 'member.session', 'member.sms_code', 'member.sms_quota', 'member.captcha_used']::regclass[]) t;

create table platform.idempotency (
  mid bigint not null,
  actor_id text not null,
  key text not null check (length(key) between 8 and 128),
  fingerprint bytea not null,
  -- json, not jsonb: a repeated answer has the same bytes, in the same order
  reply json,
  created_at timestamptz not null,
  primary key (mid, actor_id, key)
);
create index idempotency_age on platform.idempotency (created_at);
select platform.make_tenant_table('platform.idempotency');

-- The worker's sweeps: what has run out, over all merchants of the pod. It sees and deletes nothing else.
create function platform.make_swept_table(target regclass, is_over text) returns void
  language plpgsql
  as $$
declare
  its_schema text;
  its_name text;
begin
  select n.nspname, c.relname into its_schema, its_name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.oid = target;
  execute format('grant usage on schema %I to qianpu_pod', its_schema);
  execute format('grant select, delete on %I.%I to qianpu_pod', its_schema, its_name);
  execute format('create policy sweep on %I.%I to qianpu_pod using (%s)', its_schema, its_name, is_over);
end
$$;
revoke execute on function platform.make_swept_table(regclass, text) from public;

select platform.make_swept_table('member.session', 'expires_at < platform.now()');
select platform.make_swept_table('member.sms_quota', $$window_start < platform.now() - interval '2 days'$$);
select platform.make_swept_table('member.captcha_used', 'expires_at < platform.now()');
select platform.make_swept_table('platform.idempotency', $$created_at < platform.now() - interval '7 days'$$);

-- Whose token this is, for every call that carries one: one statement, no transaction. It answers only to the token's hash,
-- and only while the session lives, the member is not barred and may log in.
create function member.session_of(its_mid bigint, its_hash bytea)
  returns table (session_id bigint, member_id bigint, seen_at timestamptz)
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
  as $$
  select s.id, s.member_id, s.seen_at
    from member.session s join member.account a on a.mid = s.mid and a.id = s.member_id
   where s.mid = its_mid and s.token_hash = its_hash and s.revoked_at is null
     and s.expires_at > platform.now() and s.seen_at > platform.now() - interval '7 days'
     and a.barred_at is null and a.login_forbidden_at is null
$$;
revoke execute on function member.session_of(bigint, bytea) from public;
grant usage on schema member to qianpu_public;
grant execute on function member.session_of(bigint, bytea) to qianpu_public, qianpu_app;
