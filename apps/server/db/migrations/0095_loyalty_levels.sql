-- What members earn by buying: growth, the levels it reaches, and what a level is worth.
create schema loyalty;

-- Levels are data of the merchant: from 0 up, each from more growth than the one below it.
create table loyalty.level (
  mid bigint not null,
  level smallint not null check (level between 0 and 10),
  growth_from bigint not null check (growth_from between 0 and 1000000000),
  name text not null check (length(name) between 1 and 10),
  colour_from text not null check (colour_from ~ '^#[0-9a-f]{6}$'),
  colour_to text not null check (colour_to ~ '^#[0-9a-f]{6}$'),
  -- of the price
  percent smallint not null check (percent between 50 and 100),
  -- orders of a month that are sent for nothing; 0: none, null: all
  free_freight smallint check (free_freight between 0 and 31),
  points_tenths smallint not null check (points_tenths between 10 and 100),
  sign_in_tenths smallint not null check (sign_in_tenths between 10 and 100),
  birthday_points integer not null check (birthday_points between 0 and 100000),
  primary key (mid, level),
  unique (mid, growth_from),
  check ((level = 0) = (growth_from = 0))
);

-- One row once levels are written: which writing of them it is. Whoever writes them holds it.
create table loyalty.level_table (
  mid bigint not null primary key,
  revision integer not null check (revision > 0),
  saved_at timestamptz not null
);

-- What one piece costs members of a level; it wins over the level's percentage.
create table loyalty.level_price (
  mid bigint not null,
  sku_id bigint not null,
  level smallint not null check (level between 0 and 10),
  price_fen bigint not null check (price_fen between 1 and 10000000),
  primary key (mid, sku_id, level)
);

-- One row for each member who has ever earned: whatever else changes here about a member is changed under its lock.
create table loyalty.member_level (
  mid bigint not null,
  member_id bigint not null,
  growth bigint not null default 0 check (growth >= 0),
  level smallint not null default 0 check (level between 0 and 10),
  -- growth earned after this decides at `kept_until`; null: level 0 is kept for ever
  kept_from timestamptz,
  kept_until timestamptz,
  -- growth of orders received before has gone with a level
  counts_from timestamptz,
  -- by staff, until then: it wins while it lasts
  set_level smallint check (set_level between 0 and 10),
  set_until timestamptz,
  primary key (mid, member_id),
  check ((level = 0) = (kept_until is null)),
  check ((kept_from is null) = (kept_until is null)),
  check (kept_until = kept_from + interval '8760 hours'),
  check ((set_level is null) = (set_until is null))
);
create index member_level_kept on loyalty.member_level (kept_until) where kept_until is not null;
create index member_level_set on loyalty.member_level (set_until) where set_until is not null;

-- The ledger of growth: the member's row is the sum of it.
create table loyalty.growth (
  mid bigint not null,
  id bigint not null,
  member_id bigint not null,
  -- OVER: what older growth went with a level at the end of its year
  source_kind text not null check (source_kind in ('ORDER', 'REFUND', 'REVIEW', 'GRANT', 'STAFF', 'JOINED', 'OVER')),
  source_id bigint not null,
  amount bigint not null check (amount <> 0),
  note text not null default '' check (length(note) <= 100),
  staff_id bigint,
  at timestamptz not null,
  primary key (mid, id),
  unique (mid, source_kind, source_id, member_id),
  check ((source_kind = 'STAFF') = (staff_id is not null)),
  check (source_kind not in ('ORDER', 'REVIEW', 'GRANT') or amount > 0),
  check (source_kind not in ('REFUND', 'OVER') or amount < 0)
);
create index on loyalty.growth (mid, member_id, id desc);

-- What an order has earned: what was paid for its goods, and what of that went back, before it was received or after.
create table loyalty.earning (
  mid bigint not null,
  order_id bigint not null,
  member_id bigint not null,
  -- null: not received yet
  received_at timestamptz,
  paid_fen bigint not null default 0 check (paid_fen >= 0),
  refunded_fen bigint not null default 0 check (refunded_fen >= 0),
  -- for all that was paid; what is taken back is its share of it
  growth bigint not null default 0 check (growth >= 0),
  primary key (mid, order_id)
);
create index on loyalty.earning (mid, member_id);

-- Why somebody is of a level: one row for each change.
create table loyalty.level_change (
  mid bigint not null,
  id bigint not null,
  member_id bigint not null,
  from_level smallint not null,
  to_level smallint not null,
  cause text not null check (cause in ('UP', 'DOWN', 'STAFF', 'STAFF_OVER')),
  note text not null default '' check (length(note) <= 100),
  staff_id bigint,
  at timestamptz not null,
  primary key (mid, id),
  check (cause <> 'UP' or to_level > from_level),
  check (cause <> 'DOWN' or to_level = from_level - 1),
  check (staff_id is null or cause = 'STAFF')
);
create index on loyalty.level_change (mid, member_id, id desc);

-- Orders of a month that were sent for nothing by right of a level or a card, and which orders these are.
create table loyalty.freight_count (
  mid bigint not null,
  member_id bigint not null,
  source text not null check (source in ('LEVEL', 'CARD')),
  -- the first day of the month in Shanghai
  month date not null check (extract(day from month) = 1),
  used smallint not null check (used >= 0),
  -- the limit that held when the last was added
  allowed smallint not null,
  primary key (mid, member_id, source, month),
  check (used <= allowed)
);
create table loyalty.freight_hold (
  mid bigint not null,
  order_id bigint not null,
  member_id bigint not null,
  source text not null check (source in ('LEVEL', 'CARD')),
  month date not null,
  -- FREED: closed unpaid. RETURNED: refunded as a whole before it was sent
  state text not null check (state in ('HELD', 'TAKEN', 'FREED', 'RETURNED')),
  primary key (mid, order_id),
  foreign key (mid, member_id, source, month) references loyalty.freight_count (mid, member_id, source, month)
);
create index on loyalty.freight_hold (mid, member_id, source, month);

select platform.make_tenant_table(t)
  from unnest(array[
    'loyalty.level', 'loyalty.level_table', 'loyalty.level_price', 'loyalty.member_level', 'loyalty.growth', 'loyalty.earning',
    'loyalty.level_change', 'loyalty.freight_count', 'loyalty.freight_hold'
  ]::regclass[]) t;
select platform.make_judged_table(t)
  from unnest(array[
    'loyalty.member_level', 'loyalty.growth', 'loyalty.earning', 'loyalty.freight_count', 'loyalty.freight_hold'
  ]::regclass[]) t;
revoke delete on loyalty.level, loyalty.freight_count, loyalty.freight_hold, loyalty.earning from qianpu_app;
revoke update on loyalty.growth, loyalty.level_change from qianpu_app;
select platform.make_due_table('loyalty.member_level',
  $$kept_until <= platform.now() or set_until <= platform.now()$$, '{}');
