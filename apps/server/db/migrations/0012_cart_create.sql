-- One cart per member and merchant, its lines grouped by shop.
create schema cart;

create table cart.line (
  mid bigint not null,
  member_id bigint not null,
  cid bigint not null,
  sku_id bigint not null,
  goods_id bigint not null,
  quantity smallint not null check (quantity between 1 and 999),
  is_ticked boolean not null default true,
  added_at timestamptz not null,
  primary key (mid, member_id, cid, sku_id)
);
select platform.make_tenant_table('cart.line');
