-- The keys of an account change only for who proves to be the member (A1); what happens to them is told and kept.

alter table member.sms_code drop constraint sms_code_purpose_check;
alter table member.sms_code
  add constraint sms_code_purpose_check check (purpose in ('login', 'phone', 'payPassword', 'oldPhone', 'privacy'));
-- A phone of somebody who never came back is not kept.
create index sms_code_expiry on member.sms_code (expires_at);
select platform.make_swept_table('member.sms_code', 'expires_at < platform.now()');

-- A new phone asked for without a proof of the old one. It waits 72 hours from when the old phone was told; anybody who is logged in
-- as the member can stop it.
create table member.phone_change (
  mid bigint not null,
  id bigint not null,
  member_id bigint not null,
  phone text not null check (phone ~ '^1[3-9][0-9]{9}$'),
  asked_at timestamptz not null,
  -- The provider took the message to the old phone: without it no time runs.
  told_at timestamptz,
  due_at timestamptz,
  ended_at timestamptz,
  outcome text check (outcome in ('DONE', 'STOPPED', 'TAKEN')),
  primary key (mid, id),
  foreign key (mid, member_id) references member.account (mid, id),
  check ((told_at is null) = (due_at is null)),
  check (due_at >= told_at + interval '72 hours'),
  check ((ended_at is null) = (outcome is null)),
  check (outcome is distinct from 'DONE' or due_at is not null and due_at <= ended_at)
);
create unique index phone_change_open on member.phone_change (mid, member_id) where ended_at is null;
create index on member.phone_change (mid, member_id, asked_at);
create index phone_change_due on member.phone_change (due_at) where ended_at is null;
create index phone_change_ended on member.phone_change (ended_at);
select platform.make_tenant_table('member.phone_change');
select platform.make_due_table('member.phone_change', 'ended_at is null and due_at <= platform.now()', '{}');
select platform.make_swept_table('member.phone_change', $$ended_at < platform.now() - interval '30 days'$$);

-- Messages to phones that a key of their account changes: written with the change, sent by a round, gone once the provider has them.
create table member.alert (
  mid bigint not null,
  id bigint not null,
  member_id bigint not null,
  phone text not null,
  kind text not null check (kind in ('phoneRequested', 'phoneSoon', 'phoneChanged', 'payPassword', 'exported', 'erasureRequested')),
  change_id bigint,
  created_at timestamptz not null,
  look_at timestamptz not null,
  primary key (mid, id),
  foreign key (mid, member_id) references member.account (mid, id),
  foreign key (mid, change_id) references member.phone_change (mid, id) on delete cascade,
  check ((change_id is not null) = (kind in ('phoneRequested', 'phoneSoon')))
);
create index on member.alert (mid, member_id);
create index on member.alert (mid, change_id);
create index alert_due on member.alert (look_at);
create index alert_age on member.alert (created_at);
select platform.make_tenant_table('member.alert');
select platform.make_due_table('member.alert', 'true', '{look_at}');
-- The first word of a change is never given up: the change waits for it.
select platform.make_swept_table('member.alert', $$kind <> 'phoneRequested' and created_at < platform.now() - interval '4 days'$$);

-- What happened to an account, for its member, half a year.
create table member.security_event (
  mid bigint not null,
  id bigint not null,
  member_id bigint not null,
  kind text not null check (kind in (
    'login', 'phoneRequested', 'phoneStopped', 'phoneChanged', 'payPassword', 'signedOut', 'exported', 'erasureRequested', 'eraseTakenBack')),
  at timestamptz not null,
  -- A network, never a whole address.
  network text not null,
  channel text,
  primary key (mid, id),
  foreign key (mid, member_id) references member.account (mid, id)
);
create index on member.security_event (mid, member_id, id);
create index security_event_age on member.security_event (at);
select platform.make_tenant_table('member.security_event');
select platform.make_swept_table('member.security_event', $$at < platform.now() - interval '180 days'$$);

-- Leaving: asked for, and seven days later empty. What the books need keeps the number of the account alone.
alter table member.account
  add column erased_at timestamptz,
  add check (erased_at is null or phone is null and birthday is null and head_icon = '');
create table member.leaving (
  mid bigint not null,
  member_id bigint not null,
  erase_at timestamptz not null,
  primary key (mid, member_id),
  foreign key (mid, member_id) references member.account (mid, id)
);
create index leaving_due on member.leaving (erase_at);
select platform.make_tenant_table('member.leaving');
select platform.make_due_table('member.leaving', 'erase_at <= platform.now()', '{}');

-- What was looked at is kept for 90 days.
create index footprint_age on behaviour.footprint (seen_at);
select platform.make_swept_table('behaviour.footprint', $$seen_at < platform.now() - interval '90 days'$$);

-- What a provider told of one payment, to empty it of its payer.
create index on trade.notice (mid, (content ->> 'out_trade_no'));

-- What the referee is told of accounts that have been emptied: numbers, and nothing about persons.
create function member.erased_accounts()
  returns table (mid bigint, member_id bigint, rows_left bigint)
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
  as $$
  select a.mid, a.id,
         (select count(*) from member.address d where d.mid = a.mid and d.member_id = a.id)
         + (select count(*) from member.wechat_identity i where i.mid = a.mid and i.member_id = a.id)
         + (select count(*) from member.session s where s.mid = a.mid and s.member_id = a.id)
         + (select count(*) from member.pay_password p where p.mid = a.mid and p.member_id = a.id)
    from member.account a where a.erased_at is not null
$$;
revoke execute on function member.erased_accounts() from public;
grant execute on function member.erased_accounts() to qianpu_referee;
