-- A merchant's official account at WeChat, and the ticket its pages are signed with. Both secrets are sealed with the mall's key.
create table member.wechat_account (
  mid bigint primary key,
  app_id text not null check (app_id ~ '^wx[0-9a-f]{16}$'),
  sealed_secret bytea not null,
  sealed_ticket bytea,
  ticket_until timestamptz,
  -- Somebody is asking the platform for a new ticket until then, alone among all processes.
  asking_until timestamptz,
  -- The platform gave none; it is not asked again before then.
  silent_until timestamptz,
  changed_at timestamptz not null,
  check ((sealed_ticket is null) = (ticket_until is null))
);
select platform.make_tenant_table('member.wechat_account');
