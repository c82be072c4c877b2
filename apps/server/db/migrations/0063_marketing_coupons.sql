-- Coupons: what a merchant promises (templates), what members hold (instances), and what keeps both within their limits.
create schema marketing;

create table marketing.coupon_template (
  mid bigint not null,
  id bigint not null,
  revision integer not null check (revision > 0),
  state text not null check (state in ('DRAFT', 'ON', 'PAUSED', 'ENDED')),
  name text not null check (length(name) between 1 and 30),
  -- empty: of every shop
  cids bigint[] not null check (cardinality(cids) <= 50),
  worth jsonb not null check (
    case worth ->> 'by'
      when 'AMOUNT' then (worth ->> 'minusFen')::bigint between 1 and 10000000
      when 'PERCENT' then (worth ->> 'percentOff')::bigint between 1 and 99 and (worth ->> 'capFen')::bigint between 1 and 10000000
      when 'FREIGHT' then worth ->> 'capFen' is null or (worth ->> 'capFen')::bigint between 1 and 10000000
      when 'EXCHANGE' then (worth ->> 'priceFen')::bigint between 0 and 10000000
    end is true),
  from_fen bigint not null check (from_fen between 0 and 10000000),
  -- by, goodsIds, categoryIds, exceptGoodsIds
  scope jsonb not null check (scope ->> 'by' in ('ALL', 'GOODS', 'CATEGORIES')),
  is_alone boolean not null,
  is_given_back boolean not null,
  -- a fixed period, or so many days after claiming
  starts_at timestamptz,
  ends_at timestamptz,
  delay_days smallint check (delay_days between 0 and 30),
  valid_days smallint check (valid_days between 1 and 365),
  -- 0: as many as wanted
  total integer not null check (total >= 0),
  claimed integer not null default 0 check (claimed >= 0),
  per_member smallint not null check (per_member between 1 and 99),
  -- 0: no limit of a day
  per_day integer not null check (per_day >= 0),
  -- the last day of Asia/Shanghai on which some were claimed, and how many
  claimed_on date,
  claimed_that_day integer not null default 0 check (claimed_that_day >= 0),
  audience text not null check (audience in ('ALL', 'NEW', 'NAMED')),
  is_shown boolean not null,
  claim_from timestamptz,
  claim_to timestamptz,
  created_at timestamptz not null,
  primary key (mid, id),
  check ((starts_at is null) = (ends_at is null)),
  check ((delay_days is null) = (valid_days is null)),
  check ((starts_at is null) <> (valid_days is null)),
  check (starts_at < ends_at),
  check (claim_from < claim_to),
  check (total = 0 or claimed <= total),
  check (per_day = 0 or claimed_that_day <= per_day)
);
create index on marketing.coupon_template (mid, state, id desc);

-- How many a member has claimed; gifts do not count. `allowed` is the limit that held when the last one was claimed.
create table marketing.coupon_claim_count (
  mid bigint not null,
  template_id bigint not null,
  member_id bigint not null,
  claimed smallint not null check (claimed > 0),
  allowed smallint not null,
  primary key (mid, template_id, member_id),
  foreign key (mid, template_id) references marketing.coupon_template (mid, id),
  check (claimed <= allowed)
);
create index on marketing.coupon_claim_count (mid, member_id);

-- A coupon of a member, with the terms as they were when it was claimed.
create table marketing.coupon (
  mid bigint not null,
  id bigint not null,
  template_id bigint not null,
  member_id bigint not null,
  n integer not null check (n > 0),
  source text not null check (source in ('CLAIM', 'CODE', 'GRANT')),
  state text not null check (state in ('UNUSED', 'LOCKED', 'USED', 'EXPIRED', 'VOID')),
  name text not null,
  cids bigint[] not null,
  worth jsonb not null,
  from_fen bigint not null,
  scope jsonb not null,
  is_alone boolean not null,
  is_given_back boolean not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  claimed_at timestamptz not null,
  -- who shared the link it was claimed by
  sharer_id bigint,
  trade_id bigint,
  order_id bigint,
  used_at timestamptz,
  -- when the member is told that it ends; null: told, or claimed too late for it
  remind_at timestamptz,
  primary key (mid, id),
  unique (mid, template_id, member_id, n),
  foreign key (mid, template_id) references marketing.coupon_template (mid, id),
  check (starts_at < ends_at),
  check ((order_id is not null) = (state in ('LOCKED', 'USED'))),
  check ((trade_id is not null) = (order_id is not null)),
  check ((used_at is not null) = (state = 'USED'))
);
-- One in an order.
create unique index coupon_order on marketing.coupon (mid, order_id) where order_id is not null;
create index on marketing.coupon (mid, member_id, state, ends_at, id);
create index on marketing.coupon (mid, template_id, state);
create index on marketing.coupon (mid, template_id, claimed_at);
create index on marketing.coupon (mid, sharer_id) where sharer_id is not null;
create index coupon_over on marketing.coupon (ends_at) where state = 'UNUSED';
create index coupon_remind_due on marketing.coupon (remind_at) where state = 'UNUSED' and remind_at is not null;

-- Printed codes: only a keyed hash of each, so that nobody who reads the database has a coupon.
create table marketing.coupon_code (
  mid bigint not null,
  code_hash text not null check (code_hash ~ '^[0-9a-f]{64}$'),
  template_id bigint not null,
  made_at timestamptz not null,
  used_by bigint,
  used_at timestamptz,
  primary key (mid, code_hash),
  foreign key (mid, template_id) references marketing.coupon_template (mid, id),
  check ((used_by is null) = (used_at is null))
);
create index on marketing.coupon_code (mid, template_id, used_at);
create index on marketing.coupon_code (mid, used_by) where used_by is not null;

-- Wrong tries at codes on one day of Asia/Shanghai: by member, and by address, which is stored as a keyed hash.
create table marketing.coupon_code_try (
  mid bigint not null,
  scope text not null check (scope in ('MEMBER', 'ADDRESS')),
  key text not null check (length(key) between 1 and 64),
  day date not null,
  tries integer not null check (tries >= 0),
  locked_until timestamptz not null,
  last_at timestamptz not null,
  primary key (mid, scope, key)
);
create index coupon_code_try_age on marketing.coupon_code_try (last_at);

-- Whom staff have named for a coupon of the audience NAMED.
create table marketing.coupon_named (
  mid bigint not null,
  template_id bigint not null,
  member_id bigint not null,
  primary key (mid, template_id, member_id),
  foreign key (mid, template_id) references marketing.coupon_template (mid, id)
);
create index on marketing.coupon_named (mid, member_id);

-- Who has ever paid an order of the merchant: everybody else is new.
create table marketing.first_paid (
  mid bigint not null,
  member_id bigint not null,
  primary key (mid, member_id)
);

-- What a coupon took off a paid order, and what the order came to.
create table marketing.coupon_sale (
  mid bigint not null,
  order_id bigint not null,
  template_id bigint not null,
  reduced_fen bigint not null check (reduced_fen >= 0),
  sold_fen bigint not null check (sold_fen >= 0),
  primary key (mid, order_id),
  foreign key (mid, template_id) references marketing.coupon_template (mid, id)
);
create index on marketing.coupon_sale (mid, template_id);

select platform.make_tenant_table(t)
  from unnest(array[
    'marketing.coupon_template', 'marketing.coupon_claim_count', 'marketing.coupon', 'marketing.coupon_code', 'marketing.coupon_code_try',
    'marketing.coupon_named', 'marketing.first_paid', 'marketing.coupon_sale'
  ]::regclass[]) t;
select platform.make_public_table('marketing.coupon_template');
select platform.make_due_table('marketing.coupon', $$state = 'UNUSED' and (ends_at < platform.now() or remind_at <= platform.now())$$, '{}');
select platform.make_swept_table('marketing.coupon_code_try', $$last_at < platform.now() - interval '2 days'$$);
select platform.make_judged_table(t)
  from unnest(array['marketing.coupon_template', 'marketing.coupon_claim_count', 'marketing.coupon', 'trade.receipt']::regclass[]) t;

insert into marketing.first_paid (mid, member_id) select distinct mid, member_id from trade.order where pay_state = 'PAID';
