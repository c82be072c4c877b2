-- Merchants (mid) and their organisations, the shops (cid).
create schema shop;

create table shop.merchant (
  mid bigint primary key,
  name text not null check (length(name) between 1 and 40),
  default_cid bigint not null
);

create table shop.organisation (
  mid bigint not null references shop.merchant (mid),
  cid bigint not null check (cid > 0),
  name text not null check (length(name) between 1 and 40),
  note text not null default '',
  square_logo text not null,
  position integer not null,
  primary key (mid, cid)
);

select platform.make_tenant_table('shop.merchant'), platform.make_public_table('shop.merchant');
select platform.make_tenant_table('shop.organisation'), platform.make_public_table('shop.organisation');
