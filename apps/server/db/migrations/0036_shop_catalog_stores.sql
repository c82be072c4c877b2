-- What a shopper wants to know of a shop before going there. The old code inserts shops without knowing of it.
alter table shop.organisation
  add column cover text,
  add column address text not null default '' check (length(address) <= 120),
  -- Opening hours, Monday first: seven lists of {from, to}. Null: nobody has said them.
  add column week jsonb check (jsonb_typeof(week) = 'array' and jsonb_array_length(week) = 7);

-- Sum of the reviews of a shop's orders that are SHOWN, changed with each of them; the referee holds both against each other.
create table shop.rating (
  mid bigint not null,
  cid bigint not null,
  reviews integer not null check (reviews >= 0),
  stars integer not null check (stars between reviews and 5 * reviews),
  primary key (mid, cid),
  foreign key (mid, cid) references shop.organisation (mid, cid)
);
select platform.make_tenant_table('shop.rating'), platform.make_public_table('shop.rating'), platform.make_judged_table('shop.rating');

-- The shop an order was placed in. Null: the review is of no order of ours, or older than this column.
alter table catalog.review_right add column cid bigint;
alter table catalog.review add column cid bigint;

update catalog.review_right r set cid = o.cid from trade.order o where o.mid = r.mid and o.id = r.order_id;
update catalog.review r set cid = b.cid
  from catalog.review_right b where b.mid = r.mid and b.order_id = r.order_id and b.sku_id = r.sku_id and b.cid is not null;
insert into shop.rating (mid, cid, reviews, stars)
  select mid, cid, count(*), sum(score) from catalog.review where standing = 'SHOWN' and cid is not null group by mid, cid;
