-- Activities: what changes a price for a while, the stock set aside for it, what each member has had of it, and which order holds what.
create table marketing.activity (
  mid bigint not null,
  id bigint not null,
  revision integer not null check (revision > 0),
  kind text not null check (kind in (
    'LIMITED_DISCOUNT', 'N_FOR_PRICE', 'FULL_REDUCTION', 'PACKAGE', 'FIRST_ORDER', 'PRIVILEGED', 'FLASH', 'HOURLY', 'GROUP'
  )),
  state text not null check (state in ('DRAFT', 'ON', 'ENDED')),
  name text not null check (length(name) between 1 and 30),
  -- empty: of every shop
  cids bigint[] not null check (cardinality(cids) <= 50),
  audience text not null check (audience in ('ALL', 'NEW')),
  -- kinds it does not meet, beyond those its own kind never meets
  refuses text[] not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- by kind; the contract's schema of the kind is what it was read by
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  -- SKUs named with their prices and stock, as staff wrote them; once it is published `activity_goods` is what holds
  goods jsonb not null check (jsonb_typeof(goods) = 'array'),
  created_at timestamptz not null,
  published_at timestamptz,
  ended_at timestamptz,
  primary key (mid, id),
  check (starts_at < ends_at),
  check (state <> 'ON' or published_at is not null),
  check ((state = 'ENDED') = (ended_at is not null))
);
create index on marketing.activity (mid, state, ends_at);
create index on marketing.activity (mid, kind, id desc);
create index activity_over on marketing.activity (ends_at) where state = 'ON';

-- What a published activity sells at a price of its own. cid 0: in every shop.
create table marketing.activity_goods (
  mid bigint not null,
  activity_id bigint not null,
  cid bigint not null,
  sku_id bigint not null,
  goods_id bigint not null,
  price_fen bigint not null check (price_fen between 1 and 10000000),
  -- the shopper chooses it by name: of these a SKU of a shop is in one at a time
  is_chosen boolean not null,
  period tstzrange not null check (not isempty(period)),
  primary key (mid, activity_id, cid, sku_id),
  foreign key (mid, activity_id) references marketing.activity (mid, id),
  constraint activity_goods_one_at_a_time exclude using gist (
    int8range(mid, mid, '[]') with =, int8range(cid, cid, '[]') with =, int8range(sku_id, sku_id, '[]') with =, period with &&
  ) where (is_chosen)
);
create index on marketing.activity_goods (mid, sku_id);
create index on marketing.activity_goods (mid, goods_id);

-- Pieces set aside out of the stock of a SKU. What is left comes back at the end, what comes free after it goes back at once.
create table marketing.activity_stock (
  mid bigint not null,
  activity_id bigint not null,
  -- of an activity without slots: 0
  slot smallint not null check (slot >= 0),
  cid bigint not null,
  sku_id bigint not null,
  bucket smallint not null default 0 check (bucket >= 0),
  supplied integer not null check (supplied >= 0),
  available integer not null check (available >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  sold integer not null default 0 check (sold >= 0),
  -- stands here and not with the activity: whoever holds the row must see it
  is_over boolean not null default false,
  primary key (mid, activity_id, slot, cid, sku_id, bucket),
  foreign key (mid, activity_id) references marketing.activity (mid, id),
  check (available + reserved + sold = supplied),
  check (not is_over or available = 0)
);

-- How much of it a member has, paid or not. sku_id 0: counted over all SKUs.
create table marketing.limit_count (
  mid bigint not null,
  activity_id bigint not null,
  slot smallint not null check (slot >= 0),
  member_id bigint not null,
  sku_id bigint not null,
  used integer not null check (used >= 0),
  -- the limit that held when the last was added
  allowed integer not null,
  primary key (mid, activity_id, slot, member_id, sku_id),
  foreign key (mid, activity_id) references marketing.activity (mid, id),
  check (used <= allowed)
);
create index on marketing.limit_count (mid, member_id);

-- The journal both follow: what an order has of an activity. sku_id 0: sets, not pieces.
create table marketing.hold (
  mid bigint not null,
  order_id bigint not null,
  activity_id bigint not null,
  slot smallint not null check (slot >= 0),
  cid bigint not null,
  sku_id bigint not null,
  bucket smallint not null default 0,
  member_id bigint not null,
  pieces integer not null check (pieces > 0),
  -- out of the activity's own stock
  is_stocked boolean not null,
  -- counted against this limit: of a SKU, or 0 for all of them together; null: against none
  limit_sku_id bigint,
  -- FREED: closed unpaid. RETURNED: refunded as a whole before it was sent
  state text not null check (state in ('HELD', 'TAKEN', 'FREED', 'RETURNED')),
  at timestamptz not null,
  primary key (mid, order_id, activity_id, slot, sku_id, bucket),
  foreign key (mid, activity_id) references marketing.activity (mid, id)
);
create index on marketing.hold (mid, activity_id, slot, cid, sku_id);
create index on marketing.hold (mid, member_id);

-- What an activity took off a paid order, and what the order came to.
create table marketing.activity_sale (
  mid bigint not null,
  activity_id bigint not null,
  order_id bigint not null,
  pieces integer not null check (pieces >= 0),
  reduced_fen bigint not null check (reduced_fen >= 0),
  sold_fen bigint not null check (sold_fen >= 0),
  paid_at timestamptz not null,
  primary key (mid, activity_id, order_id),
  foreign key (mid, activity_id) references marketing.activity (mid, id)
);

select platform.make_tenant_table(t)
  from unnest(array[
    'marketing.activity', 'marketing.activity_goods', 'marketing.activity_stock', 'marketing.limit_count', 'marketing.hold',
    'marketing.activity_sale'
  ]::regclass[]) t;
revoke delete on marketing.activity, marketing.activity_goods, marketing.activity_stock, marketing.limit_count, marketing.hold,
  marketing.activity_sale from qianpu_app;
select platform.make_public_table(t)
  from unnest(array['marketing.activity', 'marketing.activity_goods', 'marketing.activity_stock']::regclass[]) t;
select platform.make_due_table('marketing.activity', $$state = 'ON' and ends_at < platform.now()$$, '{}');
select platform.make_judged_table(t)
  from unnest(array['marketing.activity', 'marketing.activity_stock', 'marketing.limit_count', 'marketing.hold']::regclass[]) t;

-- Stock that is set aside for an activity, and what of it comes back: moves without an order, as a supply is.
alter table catalog.stock_move
  drop constraint stock_move_kind_check,
  drop constraint stock_move_check1,
  drop constraint stock_move_check2,
  add constraint stock_move_kind_check check (kind in ('SUPPLY', 'ASIDE', 'BACK', 'RESERVE', 'RELEASE', 'SELL', 'RETURN')) not valid,
  add constraint stock_move_order_check check ((order_id is null) = (kind in ('SUPPLY', 'ASIDE', 'BACK'))) not valid,
  add constraint stock_move_staff_check check (staff_id is null or kind in ('SUPPLY', 'ASIDE', 'BACK')) not valid;
