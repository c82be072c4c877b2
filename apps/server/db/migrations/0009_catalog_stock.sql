-- Stock of a SKU in a shop: reserved when an order is placed, sold when it is paid, released when it closes unpaid.
-- Rows of one SKU are one bucket; a hot activity may spread it over more.
create table catalog.stock (
  mid bigint not null,
  cid bigint not null,
  sku_id bigint not null,
  bucket smallint not null default 0 check (bucket >= 0),
  -- everything ever put in, less what was taken out again
  supplied integer not null check (supplied >= 0),
  available integer not null check (available >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  sold integer not null default 0 check (sold >= 0),
  primary key (mid, cid, sku_id, bucket),
  foreign key (mid, cid, sku_id) references catalog.listing (mid, cid, sku_id),
  check (available + reserved + sold = supplied)
);

-- Every change of a stock row, once per cause: an order reserves, sells and releases once, a refund returns once.
create table catalog.stock_move (
  mid bigint not null,
  cid bigint not null,
  sku_id bigint not null,
  bucket smallint not null,
  kind text not null check (kind in ('SUPPLY', 'RESERVE', 'RELEASE', 'SELL', 'RETURN')),
  -- only a supply may take away
  quantity integer not null check (quantity > 0 or (kind = 'SUPPLY' and quantity <> 0)),
  order_id bigint check ((order_id is null) = (kind = 'SUPPLY')),
  -- the order, the refund or the supply that caused it
  ref_id bigint not null,
  at timestamptz not null,
  -- the cause is the key: the same one moves nothing twice
  primary key (mid, kind, ref_id, cid, sku_id, bucket),
  foreign key (mid, cid, sku_id, bucket) references catalog.stock (mid, cid, sku_id, bucket)
);
create index on catalog.stock_move (mid, cid, sku_id, bucket);
create index on catalog.stock_move (mid, order_id) where order_id is not null;

select platform.make_tenant_table('catalog.stock'), platform.make_tenant_table('catalog.stock_move');
revoke update, delete on catalog.stock_move from qianpu_app;
revoke delete on catalog.stock from qianpu_app;
-- Item pages tell what is sold out.
select platform.make_public_table('catalog.stock');
