-- Customer service: who answers for a shop, and what its members and they write to each other.
create schema support;

create table support.contact (
  mid bigint not null,
  cid bigint not null,
  id bigint not null,
  is_open boolean not null,
  nick text not null check (length(nick) between 1 and 20),
  avatar text not null,
  primary key (mid, cid),
  unique (mid, id)
);
select platform.make_tenant_table('support.contact'), platform.make_public_table('support.contact');

-- One per member and shop. Whoever writes or reads holds this row, so messages become visible in the order of their numbers:
-- who has read up to one has missed none before it.
create table support.conversation (
  mid bigint not null,
  member_id bigint not null,
  cid bigint not null,
  last_seq integer not null check (last_seq > 0),
  last_at timestamptz not null,
  -- Of all messages so far, those of staff.
  staff_count integer not null check (staff_count between 0 and last_seq),
  member_read_seq integer not null default 0 check (member_read_seq between 0 and last_seq),
  -- Staff's messages up to member_read_seq; members' messages up to staff_read_seq.
  member_read_count integer not null default 0,
  staff_read_seq integer not null default 0 check (staff_read_seq between 0 and last_seq),
  staff_read_count integer not null default 0,
  member_unread integer not null generated always as (staff_count - member_read_count) stored check (member_unread >= 0),
  staff_unread integer not null generated always as (last_seq - staff_count - staff_read_count) stored check (staff_unread >= 0),
  primary key (mid, member_id, cid)
);
create index on support.conversation (mid, (staff_unread > 0) desc, last_at desc);
select platform.make_tenant_table('support.conversation');

create table support.message (
  mid bigint not null,
  member_id bigint not null,
  cid bigint not null,
  seq integer not null,
  sender text not null check (sender in ('MEMBER', 'STAFF')),
  staff_id bigint check ((staff_id is not null) = (sender = 'STAFF')),
  text text not null check (length(text) between 1 and 500),
  -- Of the messages up to this one, those of staff: what has been read is counted without counting.
  staff_count integer not null,
  sent_at timestamptz not null,
  primary key (mid, member_id, cid, seq),
  foreign key (mid, member_id, cid) references support.conversation (mid, member_id, cid)
);
select platform.make_tenant_table('support.message');
