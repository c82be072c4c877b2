-- Trades that are no goods: a recharge of a balance, a card. They have one purchase instead of orders.
alter table trade.trade
  add column kind text not null default 'GOODS',
  add constraint trade_kind_check check (kind in ('GOODS', 'RECHARGE', 'CARD', 'GIFT_CARD')) not valid;

create table trade.purchase (
  mid bigint not null,
  trade_id bigint not null,
  kind text not null check (kind in ('RECHARGE', 'CARD')),
  -- the package or the kind of card; null: a sum the member has chosen
  ref_id bigint,
  title text not null check (length(title) between 1 and 40),
  pay_fen bigint not null check (pay_fen > 0),
  -- given beside what is paid in
  bonus_fen bigint not null check (bonus_fen between 0 and case kind when 'RECHARGE' then pay_fen else 0 end),
  primary key (mid, trade_id),
  foreign key (mid, trade_id) references trade.trade (mid, id)
);
select platform.make_tenant_table('trade.purchase'), platform.make_judged_table('trade.purchase');
revoke update, delete on trade.purchase from qianpu_app;

-- Counted apart from goods: one of each at a time.
alter table trade.unpaid_count
  add column recharges smallint not null default 0,
  add column cards smallint not null default 0,
  add constraint unpaid_count_purchases check (recharges between 0 and 1 and cards between 0 and 1) not valid;

alter table ledger.txn
  drop constraint txn_kind_check,
  add constraint txn_kind_check check (kind in ('PAY', 'REFUND', 'ADJUST', 'HOLD', 'TAKE', 'FREE', 'JOIN', 'VOID', 'RECHARGE')) not valid;
