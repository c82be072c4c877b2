-- A merchant's own account at the SMS provider. It counts once a message has gone out by it; until then the mall's own is used.
create table member.sms_account (
  mid bigint primary key,
  secret_id text not null check (length(secret_id) between 8 and 64),
  sealed_secret bytea not null,
  app_id text not null check (app_id ~ '^[0-9]{6,16}$'),
  sign_name text not null check (length(sign_name) between 2 and 20),
  template_id text not null check (template_id ~ '^[0-9]{1,16}$'),
  alert_template_id text not null check (alert_template_id ~ '^[0-9]{1,16}$'),
  -- Counts changes: a test of the account before the last change says nothing.
  revision integer not null check (revision > 0),
  tested_at timestamptz,
  changed_at timestamptz not null
);
select platform.make_tenant_table('member.sms_account');
