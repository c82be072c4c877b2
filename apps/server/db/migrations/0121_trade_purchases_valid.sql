-- What 0120 has laid down is held against the rows that were there.
alter table trade.trade validate constraint trade_kind_check;
alter table trade.unpaid_count validate constraint unpaid_count_purchases;
alter table ledger.txn validate constraint txn_kind_check;
