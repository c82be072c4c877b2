-- Every price with its own reference price (decision 44), and what cards say beyond the lowest price.
alter table catalog.listing
  -- What the shop asked for this SKU before, struck through beside its price.
  add list_price_fen bigint,
  add constraint listing_list_price check (list_price_fen > price_fen);

-- A goods' reference price was always that of its cheapest SKUs. The others never had one, and none is made up for them.
update catalog.listing l
   set list_price_fen = s.list_price_fen
  from catalog.sku k
  join catalog.shelf s on s.mid = k.mid and s.goods_id = k.goods_id
 where k.mid = l.mid and k.id = l.sku_id and s.cid = l.cid and l.on_shelf and l.price_fen = s.price_fen
   and s.list_price_fen is not null;

alter table catalog.shelf
  -- Some of its SKUs cost more than `price_fen`; `list_price_fen` belongs to the one that costs that.
  add has_price_range boolean not null default false;

update catalog.shelf s
   set has_price_range = true
 where exists (
   select from catalog.sku k join catalog.listing l on l.mid = k.mid and l.sku_id = k.id
    where k.mid = s.mid and k.goods_id = s.goods_id and l.cid = s.cid and l.on_shelf and l.price_fen > s.price_fen
 );
