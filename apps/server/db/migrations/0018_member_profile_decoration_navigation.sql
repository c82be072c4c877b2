-- The bottom navigation of a shop. What a tab may be is the contract's word: the whole is checked before it is stored.
create table decoration.navigation (
  mid bigint not null,
  cid bigint not null,
  version integer not null default 1 check (version > 0),
  config jsonb not null check (jsonb_typeof(config) = 'object'),
  is_applet_custom boolean not null,
  primary key (mid, cid)
);
select platform.make_tenant_table('decoration.navigation'), platform.make_public_table('decoration.navigation');

-- What a merchant has its members agree to; where there is none, the product's own text holds.
create table member.agreement (
  mid bigint not null,
  type text not null check (type in ('agree', 'policy')),
  lang text not null check (lang in ('zh-CN', 'en')),
  title text not null,
  paragraphs text[] not null check (cardinality(paragraphs) > 0),
  updated_at timestamptz not null,
  primary key (mid, type, lang)
);
select platform.make_tenant_table('member.agreement'), platform.make_public_table('member.agreement');

alter table member.account
  add column birthday date,
  add column gender text not null default 'unknown' check (gender in ('unknown', 'female', 'male'));

alter table member.sms_code drop constraint sms_code_purpose_check;
alter table member.sms_code add constraint sms_code_purpose_check check (purpose in ('login', 'phone', 'payPassword'));

-- Six digits are guessed in no time: tries are counted where they are spent, and the fifth wrong one locks.
create table member.pay_password (
  mid bigint not null,
  member_id bigint not null,
  password_hash text not null,
  failed_tries smallint not null default 0 check (failed_tries between 0 and 5),
  locked_at timestamptz,
  locked_until timestamptz,
  primary key (mid, member_id),
  foreign key (mid, member_id) references member.account (mid, id),
  check (locked_until is null or locked_at is not null)
);
select platform.make_tenant_table('member.pay_password');
