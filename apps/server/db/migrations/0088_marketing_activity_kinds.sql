-- Kinds that are reached by a link alone have a secret part of it; a first order is once for each person, by whatever names one.
alter table marketing.activity add column link_token text check (link_token ~ '^[A-Za-z0-9_-]{22}$');

-- Who has had a first order, or has paid one without: a keyed hash of a phone, of a person at a messenger, or of a member. Nothing here names anybody.
create table marketing.first_order (
  mid bigint not null,
  identity text not null check (identity ~ '^[0-9a-f]{64}$'),
  order_id bigint not null,
  at timestamptz not null,
  primary key (mid, identity)
);
create index on marketing.first_order (mid, order_id);
select platform.make_tenant_table('marketing.first_order'::regclass);
select platform.make_judged_table('marketing.first_order'::regclass);

-- What is given away, whatever for: everything that gives writes here. `n` numbers what one source gives.
create table marketing.grant (
  mid bigint not null,
  id bigint not null,
  member_id bigint not null,
  source_kind text not null check (source_kind in ('FULL_REDUCTION')),
  -- of a full reduction: the order that reached it
  source_id bigint not null,
  n smallint not null check (n >= 0),
  activity_id bigint,
  what text not null check (what in ('COUPON', 'POINTS', 'GROWTH', 'BONUS', 'GIFT', 'CARD_DAYS', 'DRAW')),
  -- points, growth, pieces
  amount integer not null check (amount > 0),
  -- the template of a coupon, the SKU of a gift
  ref_id bigint,
  name text not null,
  -- HELD: its order is not paid yet. OFFERED: nobody has taken it. VOID: taken back. OVER: there is none any more
  state text not null check (state in ('HELD', 'OFFERED', 'TAKEN', 'VOID', 'OVER')),
  -- the coupon that came of it
  given_id bigint,
  at timestamptz not null,
  primary key (mid, id),
  unique (mid, source_kind, source_id, member_id, n),
  check ((what in ('COUPON', 'GIFT')) = (ref_id is not null))
);
create index on marketing.grant (mid, member_id, id desc);
create index on marketing.grant (mid, activity_id);
select platform.make_tenant_table('marketing.grant'::regclass);
revoke delete on marketing.grant from qianpu_app;
select platform.make_judged_table('marketing.grant'::regclass);

-- A line that came for nothing with what an order reached.
alter table trade.order_line add column is_gift boolean not null default false;
alter table trade.order_line add constraint order_line_gift_is_free check (not is_gift or unit_fen = 0) not valid;
