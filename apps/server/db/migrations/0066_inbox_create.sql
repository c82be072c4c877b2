-- What the mall has told a member. Kind and data stand here, the words in the storefront: a message is read in the reader's language.
create schema inbox;

create table inbox.message (
  mid bigint not null,
  id bigint not null,
  member_id bigint not null,
  kind text not null check (kind in ('COUPON_ENDING')),
  -- What it is about: the coupon's id.
  ref bigint not null,
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  created_at timestamptz not null,
  read_at timestamptz check (read_at >= created_at),
  primary key (mid, id),
  -- Told once, however often the event arrives.
  unique (mid, member_id, kind, ref)
);
create index message_newest on inbox.message (mid, member_id, id desc);
create index message_unread on inbox.message (mid, member_id) where read_at is null;
create index inbox_message_age on inbox.message (created_at);

select platform.make_tenant_table('inbox.message');
select platform.make_swept_table('inbox.message', $$created_at < platform.now() - interval '90 days'$$);
