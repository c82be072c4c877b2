-- What colleagues write about a member, and rules by which members are found together.
create table customer.note (
  mid bigint not null,
  id bigint not null,
  member_id bigint not null,
  text text not null check (length(text) between 1 and 500),
  staff_id bigint not null,
  at timestamptz not null,
  primary key (mid, id)
);
create index note_member on customer.note (mid, member_id, id);

-- At most 100 of a merchant, because each has a slot.
create table customer.segment (
  mid bigint not null,
  id bigint not null,
  slot smallint not null check (slot between 1 and 100),
  name text not null check (length(name) between 1 and 30),
  rules jsonb not null,
  revision integer not null check (revision > 0),
  primary key (mid, id),
  unique (mid, slot),
  unique (mid, name)
);
select platform.make_tenant_table(t) from unnest(array['customer.note', 'customer.segment']::regclass[]) t;
