-- Sold-out goods are last in every order: whether it is sold out stands before what a list is sorted by, so a page is still one range of an index.
drop index catalog.shelf_by_position, catalog.shelf_by_sold, catalog.shelf_by_price,
  catalog.category_shelf_by_position, catalog.category_shelf_by_sold, catalog.category_shelf_by_price, catalog.category_shelf_by_age;
create index shelf_by_position on catalog.shelf (mid, cid, is_sold_out, position, goods_id) where is_on;
create index shelf_by_sold on catalog.shelf (mid, cid, is_sold_out, sold_count desc, goods_id) where is_on;
create index shelf_by_age on catalog.shelf (mid, cid, is_sold_out, goods_id desc) where is_on;
create index shelf_by_price on catalog.shelf (mid, cid, is_sold_out, price_fen, goods_id) where is_on;
create index shelf_by_price_down on catalog.shelf (mid, cid, is_sold_out, price_fen desc, goods_id desc) where is_on;
create index category_shelf_by_position on catalog.shelf (mid, cid, category_id, is_sold_out, position, goods_id) where is_on;
create index category_shelf_by_sold on catalog.shelf (mid, cid, category_id, is_sold_out, sold_count desc, goods_id) where is_on;
create index category_shelf_by_age on catalog.shelf (mid, cid, category_id, is_sold_out, goods_id desc) where is_on;
create index category_shelf_by_price on catalog.shelf (mid, cid, category_id, is_sold_out, price_fen, goods_id) where is_on;
create index category_shelf_by_price_down on catalog.shelf (mid, cid, category_id, is_sold_out, price_fen desc, goods_id desc) where is_on;
