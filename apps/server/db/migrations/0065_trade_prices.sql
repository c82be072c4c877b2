-- What each promotion took off each line, and all a price was computed from: anybody can compute it again.
create table trade.line_share (
  mid bigint not null,
  order_id bigint not null,
  position smallint not null,
  promotion_kind text not null,
  promotion_id text not null,
  pieces smallint not null check (pieces between 1 and 999),
  off_fen bigint not null check (off_fen >= 0),
  primary key (mid, order_id, position, promotion_kind, promotion_id),
  foreign key (mid, order_id, position) references trade.order_line (mid, order_id, position)
);

-- Of a whole trade: a coupon of several shops is given to one of its orders.
create table trade.receipt_input (
  mid bigint not null,
  trade_id bigint not null,
  -- raised whenever the same input may cost something else
  engine_version integer not null check (engine_version > 0),
  basket jsonb not null,
  primary key (mid, trade_id),
  foreign key (mid, trade_id) references trade.trade (mid, id)
);

-- Staff lowers the price of an unpaid order: once.
create table trade.price_change (
  mid bigint not null,
  order_id bigint not null,
  staff_id bigint not null,
  at timestamptz not null,
  before_fen bigint not null,
  after_fen bigint not null check (after_fen between 1 and before_fen - 1),
  note text not null check (length(note) <= 80),
  primary key (mid, order_id),
  foreign key (mid, order_id) references trade.order (mid, id)
);

select platform.make_tenant_table(t)
  from unnest(array['trade.line_share', 'trade.receipt_input', 'trade.price_change']::regclass[]) t;
select platform.make_judged_table(t)
  from unnest(array['trade.line_share', 'trade.receipt_input', 'trade.price_change']::regclass[]) t;
revoke update, delete on trade.line_share, trade.receipt_input, trade.price_change from qianpu_app;
grant update (discount_fen) on trade.order_line to qianpu_app;
grant update (entries) on trade.receipt to qianpu_app;

-- How it is handed over, and whether it waits for others: says where it goes when it is paid.
alter table trade.order add kind text not null default 'EXPRESS' check (kind in ('EXPRESS', 'PICK_UP', 'GROUP'));

-- Price of a piece when it was put in; null: put in before this was stored.
alter table cart.line add added_price_fen bigint check (added_price_fen >= 0);

alter table catalog.goods
  -- gold, cards, vouchers: nothing lowers the price but what the shopper chose by name
  add no_promotions boolean not null default false,
  add no_member_price boolean not null default false;

-- One name for what the event says: money of a refund has arrived.
update platform.outbox set name = 'trade.refund.done' where name = 'trade.order.refunded';
