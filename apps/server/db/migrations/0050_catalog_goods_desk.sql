-- What staff need of goods beyond what shoppers see: facts of SKUs, who changed what, thresholds of stock, and figures lists sort by.
alter table catalog.goods
  -- Counted up by every save: whoever saves names the one they have seen.
  add column revision integer not null default 1 check (revision > 0),
  add column updated_at timestamptz,
  -- Gone from the lists of staff; what was ordered of it keeps its row.
  add column removed_at timestamptz;
update catalog.goods set updated_at = created_at;
-- The release before this one inserts goods without it.
alter table catalog.goods alter column updated_at set not null, alter column updated_at set default platform.now();

-- Apart from the SKU, which visitors may read: what a merchant pays is nobody else's business.
create table catalog.sku_fact (
  mid bigint not null,
  sku_id bigint not null,
  -- the merchant's own
  code text check (length(code) between 1 and 40),
  barcode text check (barcode ~ '^[0-9A-Za-z-]{4,32}$'),
  weight_grams integer check (weight_grams between 1 and 10000000),
  cost_fen bigint check (cost_fen >= 0),
  primary key (mid, sku_id),
  foreign key (mid, sku_id) references catalog.sku (mid, id),
  -- deferred: two SKUs may swap their codes in one save
  constraint sku_code exclude using btree (mid with =, code with =) where (code is not null) deferrable initially deferred
);

-- From so many pieces on downwards a SKU is low in a shop; sku 0 is the shop's default for those without one of their own.
create table catalog.stock_threshold (
  mid bigint not null,
  cid bigint not null,
  sku_id bigint not null check (sku_id >= 0),
  low_at integer not null check (low_at between 0 and 1000000),
  primary key (mid, cid, sku_id)
);

-- Figures of goods in a shop, and as cid 0 in all shops together: what lists of staff filter and sort by. They follow saves, listings and
-- supplies at once, sales within seconds; a page shows stock as it is.
create table catalog.goods_figure (
  mid bigint not null,
  cid bigint not null check (cid >= 0),
  goods_id bigint not null,
  category_id bigint not null,
  brand_id bigint,
  shelf_state text not null check (shelf_state in ('ON_SHELF', 'OFF_SHELF', 'SCHEDULED', 'UNLISTED')),
  -- lowest and highest of the SKUs for sale
  price_fen bigint,
  price_high_fen bigint,
  sold_count bigint not null,
  available bigint not null,
  -- the least of any SKU without a threshold of its own, and the least any other has beyond its own
  least_available bigint,
  own_spare bigint,
  primary key (mid, cid, goods_id),
  foreign key (mid, goods_id) references catalog.goods (mid, id)
);
create index goods_figure_by_sold on catalog.goods_figure (mid, cid, sold_count desc, goods_id desc);
create index goods_figure_by_stock on catalog.goods_figure (mid, cid, available, goods_id desc);
create index goods_figure_by_price on catalog.goods_figure (mid, cid, price_fen, goods_id desc);
create index goods_figure_by_category on catalog.goods_figure (mid, cid, category_id, goods_id desc);
create index goods_figure_by_brand on catalog.goods_figure (mid, cid, brand_id, goods_id desc) where brand_id is not null;
create index goods_figure_by_state on catalog.goods_figure (mid, cid, shelf_state, goods_id desc);
create index goods_figure_least on catalog.goods_figure (mid, cid, least_available) where least_available is not null;
create index goods_figure_empty on catalog.goods_figure (mid, cid, goods_id) where least_available <= 0;
create index goods_figure_short on catalog.goods_figure (mid, cid, goods_id) where own_spare <= 0;
create index goods_figure_of_goods on catalog.goods_figure (mid, goods_id);

-- What staff find goods by: title, keywords and codes in small letters, and every one and two characters of them, by which an index finds them.
create table catalog.goods_text (
  mid bigint not null,
  goods_id bigint not null,
  words text not null,
  parts text[] not null,
  primary key (mid, goods_id),
  foreign key (mid, goods_id) references catalog.goods (mid, id)
);
create index goods_text_parts on catalog.goods_text using gin (mid, parts);

create function catalog.parts_of(words text) returns text[]
  language sql immutable parallel safe
  set search_path = pg_catalog, pg_temp
  as $$
  select coalesce(array_agg(distinct part), '{}')
    from generate_series(1, length(words)) as at, lateral (values (substr(words, at, 1)), (substr(words, at, 2))) as cut (part)
   where part <> ' '
$$;

select platform.make_tenant_table(t)
  from unnest(array['catalog.sku_fact', 'catalog.stock_threshold', 'catalog.goods_figure', 'catalog.goods_text']::regclass[]) t;

insert into catalog.goods_figure (mid, cid, goods_id, category_id, brand_id, shelf_state, price_fen, price_high_fen, sold_count, available,
                                  least_available)
select s.mid, s.cid, s.goods_id, g.category_id, g.brand_id,
       case when s.is_on then 'ON_SHELF' when s.on_shelf_at is not null then 'SCHEDULED' else 'OFF_SHELF' end,
       sold.low, sold.high, s.sold_count, coalesce(sold.available, 0), sold.least
  from catalog.shelf s
  join catalog.goods g on g.mid = s.mid and g.id = s.goods_id
  left join (
    select l.mid, l.cid, k.goods_id, min(l.price_fen) as low, max(l.price_fen) as high,
           sum(coalesce(t.available, 0)) as available, min(coalesce(t.available, 0)) as least
      from catalog.listing l
      join catalog.sku k on k.mid = l.mid and k.id = l.sku_id and k.retired_at is null
      left join catalog.stock t on t.mid = l.mid and t.cid = l.cid and t.sku_id = l.sku_id and t.bucket = 0
     where l.on_shelf
     group by l.mid, l.cid, k.goods_id
  ) sold on sold.mid = s.mid and sold.cid = s.cid and sold.goods_id = s.goods_id;

insert into catalog.goods_figure (mid, cid, goods_id, category_id, brand_id, shelf_state, price_fen, price_high_fen, sold_count, available)
select g.mid, 0, g.id, g.category_id, g.brand_id,
       case when bool_or(f.shelf_state = 'ON_SHELF') then 'ON_SHELF' when bool_or(f.shelf_state = 'SCHEDULED') then 'SCHEDULED'
            when count(f.cid) > 0 then 'OFF_SHELF' else 'UNLISTED' end,
       min(f.price_fen), max(f.price_high_fen), coalesce(sum(f.sold_count), 0), coalesce(sum(f.available), 0)
  from catalog.goods g
  left join catalog.goods_figure f on f.mid = g.mid and f.goods_id = g.id
 group by g.mid, g.id;

insert into catalog.goods_text (mid, goods_id, words, parts)
select mid, id, words, catalog.parts_of(words)
  from (select mid, id, lower(concat_ws(' ', title, array_to_string(keywords, ' '))) as words from catalog.goods) g;

-- Who supplied it, and the journal of one SKU newest first.
alter table catalog.stock_move add column staff_id bigint check (staff_id is null or kind = 'SUPPLY');
create index stock_move_of_sku on catalog.stock_move (mid, cid, sku_id, at desc);
drop index catalog.stock_move_mid_cid_sku_id_bucket_idx;
