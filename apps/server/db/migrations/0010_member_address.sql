-- Where a member's orders go.
create table member.address (
  mid bigint not null,
  id bigint not null,
  member_id bigint not null,
  name text not null check (length(name) between 1 and 25),
  phone text not null check (phone ~ '^1[3-9][0-9]{9}$'),
  -- six digits of the division of the country: 110105
  region_code text not null check (region_code ~ '^[1-9][0-9]{5}$'),
  province text not null,
  city text not null,
  district text not null,
  street text not null check (length(street) between 1 and 100),
  is_default boolean not null default false,
  created_at timestamptz not null,
  primary key (mid, id),
  foreign key (mid, member_id) references member.account (mid, id)
);
create index on member.address (mid, member_id, id);
create unique index address_one_default on member.address (mid, member_id) where is_default;
select platform.make_tenant_table('member.address');
