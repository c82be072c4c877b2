-- Double entry: money only moves between accounts, what was posted is never changed, and every transaction sums to nothing.
create schema ledger;

-- PROVIDER: what a payment provider holds for the merchant. SALES: what shoppers paid for goods. HELD: shoppers' money that
-- belongs to no order and goes back.
create table ledger.account (
  mid bigint not null,
  kind text not null check (kind in ('PROVIDER', 'SALES', 'HELD')),
  -- 0: the merchant's own
  owner_id bigint not null default 0 check (owner_id >= 0),
  primary key (mid, kind, owner_id)
);

create table ledger.txn (
  mid bigint not null,
  id bigint not null,
  kind text not null check (kind in ('PAY', 'REFUND')),
  -- the business's own number: the same fact is posted once
  ref text not null,
  at timestamptz not null,
  primary key (mid, id),
  unique (mid, kind, ref)
);

create table ledger.entry (
  mid bigint not null,
  txn_id bigint not null,
  position smallint not null check (position >= 0),
  account_kind text not null,
  owner_id bigint not null default 0,
  -- positive: the account receives
  amount_fen bigint not null check (amount_fen <> 0),
  primary key (mid, txn_id, position),
  foreign key (mid, txn_id) references ledger.txn (mid, id),
  foreign key (mid, account_kind, owner_id) references ledger.account (mid, kind, owner_id)
);
create index on ledger.entry (mid, account_kind, owner_id, txn_id);

select platform.make_tenant_table(t) from unnest(array['ledger.account', 'ledger.txn', 'ledger.entry']::regclass[]) t;
revoke update, delete on ledger.account, ledger.txn, ledger.entry from qianpu_app;

create function ledger.refuse_unbalanced() returns trigger
  language plpgsql
  as $$
declare
  its_txn bigint := case tg_table_name when 'txn' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'txn_id' end;
  lines bigint;
  total numeric;
begin
  select count(*), coalesce(sum(amount_fen), 0) into lines, total from ledger.entry where mid = new.mid and txn_id = its_txn;
  if lines < 2 or total <> 0 then
    raise exception using errcode = 'QP002', message = format('ledger transaction %s has %s entries with the sum %s', its_txn, lines, total);
  end if;
  return null;
end
$$;
-- At commit: a transaction without its entries, or entries added to an old one, are refused as well.
create constraint trigger txn_is_balanced after insert on ledger.txn
  deferrable initially deferred for each row execute function ledger.refuse_unbalanced();
create constraint trigger entry_keeps_balance after insert on ledger.entry
  deferrable initially deferred for each row execute function ledger.refuse_unbalanced();
