-- Against hoarding: how much of a SKU one member's unpaid orders hold, how many pieces of limited goods a member has bought,
-- and how often unpaid orders were let go on one day.

-- What a member's unpaid orders hold of a SKU in a shop; gone when it is nothing. It changes only under the stock row's lock.
create table catalog.stock_hold (
  mid bigint not null,
  member_id bigint not null,
  cid bigint not null,
  sku_id bigint not null,
  held integer not null check (held > 0),
  -- the most the member could hold when the last piece was added
  allowed integer not null,
  primary key (mid, member_id, cid, sku_id),
  check (held <= allowed)
);
select platform.make_tenant_table('catalog.stock_hold'), platform.make_judged_table('catalog.stock_hold');

-- Whose pieces moved; rows older than this migration do not say, and hold nothing.
alter table catalog.stock_move add column member_id bigint;

-- Orders that wait for their payment now hold what they reserved, however much it is.
update catalog.stock_move m set member_id = o.member_id
  from trade.order o
 where o.state = 'UNPAID' and m.mid = o.mid and m.order_id = o.id and m.kind = 'RESERVE';
insert into catalog.stock_hold (mid, member_id, cid, sku_id, held, allowed)
select mid, member_id, cid, sku_id, sum(quantity), sum(quantity) from catalog.stock_move
 where member_id is not null and kind = 'RESERVE' group by mid, member_id, cid, sku_id;

alter table catalog.goods
  -- at most so many pieces for one member in any so many days
  add column limit_pieces smallint check (limit_pieces between 1 and 999),
  add column limit_days smallint check (limit_days between 1 and 365),
  -- large orders are wanted: the share one member's unpaid orders may hold does not apply
  add column sells_in_bulk boolean not null default false,
  add check ((limit_pieces is null) = (limit_days is null));

-- What a member has bought of limited goods and not given back, paid or not: the limit is in the statement that adds to it.
create table catalog.limited_purchase (
  mid bigint not null,
  goods_id bigint not null,
  member_id bigint not null,
  -- order, pieces and at (milliseconds) of each line; those outside the days are dropped when one is added
  entries jsonb not null check (jsonb_typeof(entries) = 'array'),
  -- the limit that held when the last one was added
  allowed smallint not null,
  days smallint not null,
  over_at timestamptz not null,
  primary key (mid, goods_id, member_id),
  foreign key (mid, goods_id) references catalog.goods (mid, id)
);
create index on catalog.limited_purchase (mid, member_id);
create index limited_purchase_over on catalog.limited_purchase (over_at);
select platform.make_tenant_table('catalog.limited_purchase'), platform.make_judged_table('catalog.limited_purchase');
select platform.make_swept_table('catalog.limited_purchase', 'over_at < platform.now()');

-- How many unpaid trades a member let go (cancelled, or ran out of time) on the shop's day `let_go_on`.
alter table trade.unpaid_count
  add column let_go_on date,
  add column let_go integer not null default 0 check (let_go >= 0),
  add check (let_go = 0 or let_go_on is not null);
update trade.unpaid_count c set let_go = t.trades, let_go_on = (platform.now() at time zone 'Asia/Shanghai')::date
  from (
    select mid, member_id, count(*)::integer as trades from trade.trade t
     where state = 'CLOSED' and (closed_at at time zone 'Asia/Shanghai')::date = (platform.now() at time zone 'Asia/Shanghai')::date
       and exists (select from trade.order o where o.mid = t.mid and o.trade_id = t.id and o.close_reason in ('BUYER', 'TIMEOUT'))
     group by mid, member_id
  ) t
 where c.mid = t.mid and c.member_id = t.member_id;
