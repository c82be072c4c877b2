-- What sending costs, and what was sent.
create schema delivery;

-- Flat freight per order of a shop, none from an amount on.
create table delivery.freight_rule (
  mid bigint not null,
  cid bigint not null,
  flat_fen bigint not null check (flat_fen >= 0),
  free_from_fen bigint check (free_from_fen > 0),
  primary key (mid, cid)
);

create table delivery.shipment (
  mid bigint not null,
  id bigint not null,
  order_id bigint not null,
  carrier text not null check (length(carrier) between 1 and 20),
  tracking_no text not null check (tracking_no ~ '^[A-Za-z0-9-]{6,40}$'),
  shipped_at timestamptz not null,
  primary key (mid, id),
  unique (mid, order_id)
);
select platform.make_tenant_table('delivery.freight_rule'), platform.make_tenant_table('delivery.shipment');
