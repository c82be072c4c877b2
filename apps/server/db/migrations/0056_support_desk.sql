-- The desk of customer service: who waits for an answer and since when, who answers, what was done about it, and answers kept ready.
alter table support.conversation
  -- Of the first message nobody has answered; null: nothing waits.
  add column waiting_since timestamptz,
  -- The person of staff who answers; null: anybody may.
  add column assigned_to bigint,
  -- Its place among the merchant's changes, given by support.desk; 0: no stream has been told of it.
  add column desk_seq bigint not null default 0;

update support.conversation c set waiting_since = (
  select min(m.sent_at) from support.message m
   where m.mid = c.mid and m.member_id = c.member_id and m.cid = c.cid and m.sender = 'MEMBER' and m.staff_count = c.staff_count);

-- Waiting ones first, longest first; then the latest. Nulls stand last.
drop index support.conversation_mid_expr_last_at_idx;
create index conversation_inbox on support.conversation (mid, waiting_since, last_at desc);
create index conversation_inbox_shop on support.conversation (mid, cid, waiting_since, last_at desc);
create index conversation_inbox_staff on support.conversation (mid, assigned_to, waiting_since, last_at desc) where assigned_to is not null;
create index conversation_changes on support.conversation (mid, desk_seq) where desk_seq > 0;

-- Numbers the changes of a merchant's conversations. Its row is held until a change is committed, so they become visible in order.
create table support.desk (
  mid bigint primary key,
  last_seq bigint not null check (last_seq > 0)
);
select platform.make_tenant_table('support.desk');

-- What staff did about a conversation. Members do not see it.
create table support.conversation_log (
  mid bigint not null,
  member_id bigint not null,
  cid bigint not null,
  id bigint not null,
  -- Stands after this message.
  after_seq integer not null,
  kind text not null check (kind in ('ASSIGNED', 'RELEASED', 'FINISHED')),
  staff_id bigint not null,
  -- Who answered before, and who does now.
  from_staff_id bigint,
  to_staff_id bigint check ((to_staff_id is not null) = (kind = 'ASSIGNED')),
  at timestamptz not null,
  primary key (mid, member_id, cid, id),
  foreign key (mid, member_id, cid) references support.conversation (mid, member_id, cid)
);
select platform.make_tenant_table('support.conversation_log');

-- Answers kept ready; cid 0: in every shop. At most 50 of each, because each has a slot.
create table support.quick_reply (
  mid bigint not null,
  id bigint not null,
  cid bigint not null,
  slot smallint not null check (slot between 1 and 50),
  title text not null check (length(title) between 1 and 20),
  text text not null check (length(text) between 1 and 500),
  primary key (mid, id),
  unique (mid, cid, slot)
);
select platform.make_tenant_table('support.quick_reply');

-- Members by part of what they call themselves. Row security would keep the index from being used: the function stands above it and looks
-- through the tenant's own rows alone.
create index account_nick_parts on member.account using gin (mid, catalog.parts_of(lower(nick_name)));
create function member.accounts_with_nick(sought text, most integer) returns setof bigint
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
  as $$
  select a.id from member.account a
   where a.mid = nullif(current_setting('app.mid', true), '')::bigint
     and catalog.parts_of(lower(a.nick_name)) @> catalog.sought_parts(lower(sought))
     and strpos(lower(a.nick_name), lower(sought)) > 0
   limit most
$$;
revoke execute on function member.accounts_with_nick(text, integer) from public;
grant execute on function member.accounts_with_nick(text, integer) to qianpu_app;
