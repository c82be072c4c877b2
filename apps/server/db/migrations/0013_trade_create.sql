-- One checkout is a trade; it has an order per shop, is paid as a whole, and ends paid or closed.
create schema trade;

create table trade.trade (
  mid bigint not null,
  id bigint not null,
  member_id bigint not null,
  state text not null default 'UNPAID' check (state in ('UNPAID', 'PAID', 'CLOSED')),
  payable_fen bigint not null check (payable_fen >= 0),
  -- the shopper's intent: placed twice, it is one trade
  intent_key text not null check (length(intent_key) between 8 and 128),
  created_at timestamptz not null,
  pay_by timestamptz not null,
  paid_at timestamptz,
  closed_at timestamptz,
  primary key (mid, id),
  unique (mid, member_id, intent_key),
  check ((state = 'PAID') = (paid_at is not null)),
  check ((state = 'CLOSED') = (closed_at is not null))
);
create index on trade.trade (mid, member_id, id);
create index trade_unpaid_due on trade.trade (pay_by, mid, id) where state = 'UNPAID';

-- How many unpaid trades a member has: the limit against hoarding is in the statement that counts up.
create table trade.unpaid_count (
  mid bigint not null,
  member_id bigint not null,
  unpaid smallint not null check (unpaid between 0 and 3),
  primary key (mid, member_id)
);

create table trade.order (
  mid bigint not null,
  id bigint not null,
  trade_id bigint not null,
  cid bigint not null,
  member_id bigint not null,
  state text not null default 'UNPAID'
    check (state in ('UNPAID', 'PAID_WAIT_GROUP', 'TO_SHIP', 'PART_SHIPPED', 'SHIPPED', 'TO_PICK_UP', 'COMPLETED', 'CLOSED')),
  pay_state text not null default 'UNPAID' check (pay_state in ('UNPAID', 'PAID')),
  refund_state text not null default 'NONE' check (refund_state in ('NONE', 'PART', 'FULL')),
  goods_fen bigint not null check (goods_fen >= 0),
  discount_fen bigint not null check (discount_fen between 0 and goods_fen),
  freight_fen bigint not null check (freight_fen >= 0),
  payable_fen bigint not null check (payable_fen >= 0),
  -- asked for or done
  refunded_fen bigint not null default 0 check (refunded_fen between 0 and payable_fen),
  -- name, phone, province, city, district, street as they were when it was placed
  address jsonb not null,
  message text not null default '' check (length(message) <= 100),
  close_reason text check (close_reason in ('TIMEOUT', 'BUYER', 'STAFF', 'REFUNDED')),
  created_at timestamptz not null,
  paid_at timestamptz,
  shipped_at timestamptz,
  -- when it counts as received by itself
  receive_by timestamptz,
  completed_at timestamptz,
  closed_at timestamptz,
  primary key (mid, id),
  unique (mid, trade_id, cid),
  foreign key (mid, trade_id) references trade.trade (mid, id),
  check (payable_fen = goods_fen - discount_fen + freight_fen),
  check ((state = 'CLOSED') = (close_reason is not null)),
  check ((state = 'CLOSED') = (closed_at is not null)),
  check ((pay_state = 'PAID') = (paid_at is not null)),
  check (pay_state = 'PAID' or state in ('UNPAID', 'CLOSED')),
  check (pay_state = 'UNPAID' or state <> 'UNPAID')
);
create index on trade.order (mid, member_id, id desc);
create index on trade.order (mid, member_id, state, id desc);
-- what the merchant's staff have to do
create index on trade.order (mid, state, id desc);
create index order_receive_due on trade.order (receive_by, mid, id) where state = 'SHIPPED';

-- The one table of steps; src/modules/trade/order/order.rules.ts holds the same and a test compares them.
create function trade.is_order_step(from_state text, to_state text) returns boolean
  language sql immutable parallel safe
  as $$
  select (from_state, to_state) in (
    ('UNPAID', 'TO_SHIP'), ('UNPAID', 'PAID_WAIT_GROUP'), ('UNPAID', 'TO_PICK_UP'), ('UNPAID', 'CLOSED'),
    ('PAID_WAIT_GROUP', 'TO_SHIP'), ('PAID_WAIT_GROUP', 'TO_PICK_UP'), ('PAID_WAIT_GROUP', 'CLOSED'),
    ('TO_SHIP', 'PART_SHIPPED'), ('TO_SHIP', 'SHIPPED'), ('TO_SHIP', 'CLOSED'),
    ('PART_SHIPPED', 'SHIPPED'), ('TO_PICK_UP', 'COMPLETED'), ('TO_PICK_UP', 'CLOSED'),
    ('SHIPPED', 'COMPLETED')
  )
$$;
create function trade.refuse_other_steps() returns trigger
  language plpgsql
  as $$
begin
  if not trade.is_order_step(old.state, new.state) then
    raise exception using errcode = 'QP003', message = format('an order cannot go from %s to %s', old.state, new.state);
  end if;
  return new;
end
$$;
create trigger order_steps before update of state on trade.order
  for each row when (old.state is distinct from new.state) execute function trade.refuse_other_steps();

create table trade.order_line (
  mid bigint not null,
  order_id bigint not null,
  position smallint not null check (position >= 0),
  goods_id bigint not null,
  sku_id bigint not null,
  -- as it was sold
  title text not null,
  specs jsonb not null check (jsonb_typeof(specs) = 'array'),
  picture text not null,
  quantity smallint not null check (quantity between 1 and 999),
  unit_fen bigint not null check (unit_fen >= 0),
  discount_fen bigint not null default 0,
  primary key (mid, order_id, position),
  foreign key (mid, order_id) references trade.order (mid, id),
  check (discount_fen between 0 and quantity * unit_fen)
);

-- Why the price is what it is: every reduction tried, taken or not, with its reason.
create table trade.receipt (
  mid bigint not null,
  order_id bigint not null,
  entries jsonb not null check (jsonb_typeof(entries) = 'array'),
  primary key (mid, order_id),
  foreign key (mid, order_id) references trade.order (mid, id)
);

create table trade.order_log (
  mid bigint not null,
  id bigint not null,
  order_id bigint not null,
  at timestamptz not null,
  -- "member:12", "staff:7", "provider", "clock"
  actor text not null,
  from_state text,
  to_state text not null,
  note text not null default '',
  primary key (mid, id),
  foreign key (mid, order_id) references trade.order (mid, id)
);
create index on trade.order_log (mid, order_id, id);
create index order_log_at on trade.order_log (at, mid, order_id);

-- A merchant's account at a payment provider. Secrets are sealed with the mall's key, never readable in the database.
create table trade.pay_account (
  mid bigint not null,
  -- stands in the address the provider calls
  app_ref text not null check (app_ref ~ '^[a-z0-9]{1,16}$'),
  provider text not null check (provider in ('WECHAT_PAY')),
  mch_id text not null,
  app_id text not null,
  certificate_serial text not null,
  sealed_secrets bytea not null,
  created_at timestamptz not null,
  primary key (mid, app_ref)
);

-- The provider's public keys by serial number; two may be good at a time while it changes them.
create table trade.provider_key (
  mid bigint not null,
  app_ref text not null,
  serial text not null,
  public_key text not null,
  good_from timestamptz not null,
  good_until timestamptz not null,
  primary key (mid, app_ref, serial),
  foreign key (mid, app_ref) references trade.pay_account (mid, app_ref)
);

-- When to ask the provider next for an account's keys, and for the bill of a day that is over.
create table trade.account_look (
  mid bigint not null,
  app_ref text not null,
  what text not null check (what in ('KEYS', 'BILL')),
  look_at timestamptz not null,
  -- the last day whose bill was held against our book
  billed_through date,
  primary key (mid, app_ref, what),
  foreign key (mid, app_ref) references trade.pay_account (mid, app_ref),
  check (billed_through is null or what = 'BILL')
);
create index account_look_due on trade.account_look (look_at, mid, app_ref);

-- One attempt to have a trade paid; it succeeds as a whole.
create table trade.payment (
  mid bigint not null,
  id bigint not null,
  trade_id bigint not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'PAID', 'CLOSED')),
  amount_fen bigint not null check (amount_fen > 0),
  created_at timestamptz not null,
  primary key (mid, id),
  foreign key (mid, trade_id) references trade.trade (mid, id)
);
create unique index payment_one_open on trade.payment (mid, trade_id) where state = 'OPEN';
create unique index payment_one_paid on trade.payment (mid, trade_id) where state = 'PAID';

-- What a payment is made of. OPENING: we may or may not have asked the provider. OPEN: the shopper can pay. CLOSING: we want
-- it closed there. PAID is final, whatever became of the trade: money of a closed trade goes back as a refund.
create table trade.tender (
  mid bigint not null,
  id bigint not null,
  payment_id bigint not null,
  trade_id bigint not null,
  way text not null check (way in ('WECHAT_H5', 'WECHAT_JSAPI', 'WECHAT_NATIVE')),
  app_ref text not null,
  state text not null default 'OPENING' check (state in ('OPENING', 'OPEN', 'CLOSING', 'CLOSED', 'PAID')),
  out_trade_no text not null check (out_trade_no ~ '^[0-9A-Za-z_-]{6,32}$'),
  provider_txn text,
  amount_fen bigint not null check (amount_fen > 0),
  -- asked for or done
  refunded_fen bigint not null default 0,
  -- what the phone needs to pay, as the provider gave it
  ticket jsonb,
  opened_at timestamptz not null,
  -- the next look at the provider
  look_at timestamptz not null,
  looks smallint not null default 0,
  paid_at timestamptz,
  closed_at timestamptz,
  primary key (mid, id),
  unique (mid, out_trade_no),
  unique (mid, provider_txn),
  foreign key (mid, payment_id) references trade.payment (mid, id),
  foreign key (mid, trade_id) references trade.trade (mid, id),
  foreign key (mid, app_ref) references trade.pay_account (mid, app_ref),
  check (refunded_fen between 0 and amount_fen),
  check (refunded_fen = 0 or state = 'PAID'),
  check ((state = 'PAID') = (paid_at is not null)),
  check ((state = 'PAID') = (provider_txn is not null))
);
create unique index tender_one_open on trade.tender (mid, trade_id) where state in ('OPENING', 'OPEN');
create index tender_due on trade.tender (look_at, mid, id) where state in ('OPENING', 'OPEN', 'CLOSING');

-- What providers told us, verified, by their own number; acted upon after it is kept.
create table trade.notice (
  mid bigint not null,
  app_ref text not null,
  notice_id text not null check (length(notice_id) between 1 and 64),
  kind text not null,
  content jsonb not null,
  received_at timestamptz not null,
  handled_at timestamptz,
  primary key (mid, app_ref, notice_id)
);
create index notice_waiting on trade.notice (received_at, mid, notice_id) where handled_at is null;

-- Money going back where it came from. ASKED: the provider may or may not know. The number stays the same however often we ask.
create table trade.refund (
  mid bigint not null,
  id bigint not null,
  trade_id bigint not null,
  -- null: a whole late payment, which belongs to no order
  order_id bigint,
  tender_id bigint not null,
  out_refund_no text not null check (out_refund_no ~ '^[0-9A-Za-z_-]{6,64}$'),
  amount_fen bigint not null check (amount_fen > 0),
  reason text not null check (reason in ('LATE_PAYMENT', 'STAFF', 'BUYER')),
  note text not null default '' check (length(note) <= 80),
  state text not null default 'ASKED' check (state in ('ASKED', 'PROCESSING', 'DONE', 'ABNORMAL')),
  provider_refund_id text,
  created_at timestamptz not null,
  look_at timestamptz not null,
  looks smallint not null default 0,
  done_at timestamptz,
  primary key (mid, id),
  unique (mid, out_refund_no),
  foreign key (mid, tender_id) references trade.tender (mid, id),
  foreign key (mid, order_id) references trade.order (mid, id),
  check ((order_id is null) = (reason = 'LATE_PAYMENT')),
  check ((state = 'DONE') = (done_at is not null))
);
create unique index refund_one_late on trade.refund (mid, tender_id) where reason = 'LATE_PAYMENT';
create index on trade.refund (mid, order_id);
create index refund_due on trade.refund (look_at, mid, id) where state in ('ASKED', 'PROCESSING');

-- The provider's bill of a day held against our book: one row per difference.
create table trade.bill_difference (
  mid bigint not null,
  app_ref text not null,
  bill_date date not null,
  number text not null,
  what text not null check (what in ('MISSING_HERE', 'MISSING_THERE', 'AMOUNT')),
  ours_fen bigint,
  theirs_fen bigint,
  found_at timestamptz not null,
  primary key (mid, app_ref, bill_date, number, what)
);

select platform.make_tenant_table(t)
  from unnest(array[
    'trade.trade', 'trade.unpaid_count', 'trade.order', 'trade.order_line', 'trade.receipt', 'trade.order_log', 'trade.pay_account',
    'trade.provider_key', 'trade.account_look', 'trade.payment', 'trade.tender', 'trade.notice', 'trade.refund', 'trade.bill_difference'
  ]::regclass[]) t;
revoke delete on trade.trade, trade.order, trade.payment, trade.tender, trade.notice, trade.refund from qianpu_app;
revoke update, delete on trade.order_line, trade.receipt, trade.order_log from qianpu_app;

-- The worker finds what is due over all merchants of the pod, and notes when to look again; what follows happens inside each
-- merchant's own transactions.
create function platform.make_due_table(target regclass, is_due text, noted text[]) returns void
  language plpgsql
  as $$
declare
  its_schema text;
  its_name text;
begin
  select n.nspname, c.relname into its_schema, its_name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.oid = target;
  execute format('grant usage on schema %I to qianpu_pod', its_schema);
  execute format('grant select on %I.%I to qianpu_pod', its_schema, its_name);
  execute format('create policy due on %I.%I for select to qianpu_pod using (%s)', its_schema, its_name, is_due);
  if cardinality(noted) > 0 then
    execute format('grant update (%s) on %I.%I to qianpu_pod', array_to_string(noted, ', '), its_schema, its_name);
    execute format('create policy note on %I.%I for update to qianpu_pod using (%s) with check (true)', its_schema, its_name, is_due);
  end if;
end
$$;
revoke execute on function platform.make_due_table(regclass, text, text[]) from public;

select platform.make_due_table('trade.trade', $$state = 'UNPAID' and pay_by < platform.now()$$, '{}');
select platform.make_due_table('trade.order', $$state = 'SHIPPED' and receive_by < platform.now()$$, '{}');
select platform.make_due_table('trade.tender', $$state in ('OPENING', 'OPEN', 'CLOSING')$$, '{look_at,looks}');
select platform.make_due_table('trade.refund', $$state in ('ASKED', 'PROCESSING')$$, '{look_at,looks}');
select platform.make_due_table('trade.notice', 'handled_at is null', '{}');
select platform.make_due_table('trade.account_look', 'true', '{look_at}');
