-- Goods of a merchant, their SKUs, and what each shop lists at which price.
create schema catalog;

create table catalog.category (
  mid bigint not null,
  id bigint not null,
  name text not null check (length(name) between 1 and 20),
  picture text not null,
  position integer not null,
  primary key (mid, id)
);

create table catalog.goods (
  mid bigint not null,
  id bigint not null,
  category_id bigint not null,
  title text not null check (length(title) between 1 and 80),
  selling_point text not null default '',
  tags text[] not null default '{}' check (cardinality(tags) <= 2),
  detail text[] not null default '{}',
  cover text not null,
  created_at timestamptz not null,
  primary key (mid, id),
  foreign key (mid, category_id) references catalog.category (mid, id)
);
create index on catalog.goods (mid, category_id);

create table catalog.goods_picture (
  mid bigint not null,
  goods_id bigint not null,
  position smallint not null check (position >= 0),
  key text not null,
  primary key (mid, goods_id, position),
  foreign key (mid, goods_id) references catalog.goods (mid, id)
);

create table catalog.sku (
  mid bigint not null,
  id bigint not null,
  goods_id bigint not null,
  position smallint not null check (position >= 0),
  -- [{"name": "规格", "value": "500g"}]
  specs jsonb not null check (jsonb_typeof(specs) = 'array'),
  primary key (mid, id),
  unique (mid, goods_id, position),
  foreign key (mid, goods_id) references catalog.goods (mid, id)
);

create table catalog.listing (
  mid bigint not null,
  cid bigint not null,
  sku_id bigint not null,
  price_fen bigint not null check (price_fen > 0),
  on_shelf boolean not null default true,
  primary key (mid, cid, sku_id),
  foreign key (mid, sku_id) references catalog.sku (mid, id)
);

-- One row per shop and goods that has a listed SKU: what lists sort by and cards show, kept with the listings.
create table catalog.shelf (
  mid bigint not null,
  cid bigint not null,
  goods_id bigint not null,
  category_id bigint not null,
  position integer not null,
  price_fen bigint not null check (price_fen > 0),
  list_price_fen bigint check (list_price_fen > price_fen),
  sku_count smallint not null check (sku_count > 0),
  sold_count bigint not null default 0 check (sold_count >= 0),
  primary key (mid, cid, goods_id),
  foreign key (mid, goods_id) references catalog.goods (mid, id)
);
create index on catalog.shelf (mid, cid, category_id, position, goods_id);
create index on catalog.shelf (mid, cid, position, goods_id);
create index on catalog.shelf (mid, cid, sold_count desc, goods_id);

select platform.make_tenant_table(t), platform.make_public_table(t)
  from unnest(array['catalog.category', 'catalog.goods', 'catalog.goods_picture', 'catalog.sku', 'catalog.listing', 'catalog.shelf']::regclass[]) t;
