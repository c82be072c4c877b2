-- A payment is made of several tenders: at most one at a provider, and what the member has with the merchant (balance, points, gift cards).
-- HELD: set aside for a payment that is open. FREED: it is the member's again.
alter table trade.tender
  alter column app_ref drop not null,
  alter column app_id drop not null,
  drop constraint tender_way_check,
  drop constraint tender_state_check,
  drop constraint tender_check3,
  -- of points and gift cards: how many points, which card
  add column points integer check (points > 0),
  add column card_id bigint,
  -- of a balance: what of it was given beside what was paid in
  add column bonus_fen bigint not null default 0,
  -- what of the points and of the bonus came back with refunds
  add column refunded_points integer not null default 0,
  add column refunded_bonus_fen bigint not null default 0,
  add constraint tender_way_check check (
    way in ('WECHAT_H5', 'WECHAT_JSAPI', 'WECHAT_MINI', 'WECHAT_NATIVE', 'ALIPAY_WAP', 'ALIPAY_QR', 'BALANCE', 'POINTS', 'GIFT_CARD')
  ) not valid,
  add constraint tender_state_check check (
    case when way in ('BALANCE', 'POINTS', 'GIFT_CARD') then state in ('HELD', 'PAID', 'FREED')
         else state in ('OPENING', 'OPEN', 'CLOSING', 'CLOSED', 'PAID') end
  ) not valid,
  add constraint tender_provider check (
    (way in ('BALANCE', 'POINTS', 'GIFT_CARD')) = (app_ref is null) and (app_ref is null) = (app_id is null)
  ) not valid,
  add constraint tender_provider_txn check ((state = 'PAID' and app_ref is not null) = (provider_txn is not null)) not valid,
  add constraint tender_points check ((way = 'POINTS') = (points is not null) and refunded_points between 0 and coalesce(points, 0)) not valid,
  add constraint tender_card check ((way = 'GIFT_CARD') = (card_id is not null)) not valid,
  add constraint tender_bonus check (
    bonus_fen between 0 and case way when 'BALANCE' then amount_fen else 0 end and refunded_bonus_fen between 0 and bonus_fen
    and refunded_bonus_fen <= refunded_fen
  ) not valid;

-- What of a tender pays for which order of the trade, where a payment has several tenders. A tender alone pays what each order costs.
create table trade.tender_share (
  mid bigint not null,
  tender_id bigint not null,
  order_id bigint not null,
  amount_fen bigint not null check (amount_fen > 0),
  -- asked for or done
  refunded_fen bigint not null default 0,
  primary key (mid, tender_id, order_id),
  foreign key (mid, tender_id) references trade.tender (mid, id),
  foreign key (mid, order_id) references trade.order (mid, id),
  constraint tender_share_refunded check (refunded_fen between 0 and amount_fen)
);
create index on trade.tender_share (mid, order_id);
select platform.make_tenant_table('trade.tender_share'), platform.make_judged_table('trade.tender_share');
revoke delete on trade.tender_share from qianpu_app;

-- A refund of an order goes back in parts, one for each tender it takes from: rows with the same number here.
alter table trade.refund add column whole_id bigint;

-- Proof of the payment password: good once, for some minutes, for the session that gave it.
alter table member.pay_password
  add column proof_hash text,
  add column proof_session_id bigint,
  add column proof_until timestamptz,
  add constraint pay_password_proof check (num_nulls(proof_hash, proof_session_id, proof_until) in (0, 3)) not valid;

-- What points are worth when they pay: so many for a yuan, at most so many per cent of what goods cost. Off until a merchant switches it on.
alter table loyalty.points_rule
  add column pays boolean not null default false,
  add column points_for_yuan smallint not null default 100 check (points_for_yuan between 10 and 1000 and 1000 % points_for_yuan = 0),
  add column most_percent smallint not null default 50 check (most_percent between 1 and 100);

-- PAID: they pay for a trade. FREED: it came to nothing. RETURNED: what was paid by them was refunded.
alter table loyalty.points_entry
  drop constraint points_entry_source_kind_check,
  add constraint points_entry_source_kind_check check (source_kind ~ '^[A-Z_]{3,20}$') not valid;

-- What came back of what an entry had taken, lot by lot, whether or not the lot had ended by then.
create table loyalty.lot_return (
  mid bigint not null,
  entry_id bigint not null,
  -- the entry that had taken it
  taken_by bigint not null,
  lot_id bigint not null,
  amount bigint not null check (amount > 0),
  primary key (mid, entry_id, lot_id),
  foreign key (mid, entry_id) references loyalty.points_entry (mid, id),
  foreign key (mid, lot_id) references loyalty.lot (mid, id)
);
create index on loyalty.lot_return (mid, taken_by, lot_id);
select platform.make_tenant_table('loyalty.lot_return'), platform.make_judged_table('loyalty.lot_return');
revoke update, delete on loyalty.lot_return from qianpu_app;
