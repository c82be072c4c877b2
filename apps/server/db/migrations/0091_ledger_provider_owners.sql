-- What was posted before each account at a provider had an account of its own: entries stay, and stand where they belong as far as the
-- tender or refund behind them says. The release before this one goes on posting to owner 0.
insert into ledger.account (mid, kind, owner_id)
  select distinct mid, 'PROVIDER', ledger.provider_owner(app_ref) from trade.pay_account on conflict do nothing;
update ledger.entry e set owner_id = ledger.provider_owner(t.app_ref)
  from ledger.txn x, trade.tender t
 where x.kind = 'PAY' and t.mid = x.mid and t.out_trade_no = x.ref
   and e.mid = x.mid and e.txn_id = x.id and e.account_kind = 'PROVIDER' and e.owner_id = 0;
update ledger.entry e set owner_id = ledger.provider_owner(t.app_ref)
  from ledger.txn x, trade.refund r, trade.tender t
 where x.kind = 'REFUND' and r.mid = x.mid and r.out_refund_no = x.ref and t.mid = r.mid and t.id = r.tender_id
   and e.mid = x.mid and e.txn_id = x.id and e.account_kind = 'PROVIDER' and e.owner_id = 0;

-- What 0090 has laid down is held against the rows that were there.
alter table ledger.account validate constraint account_kind_check, validate constraint account_owner_check;
alter table ledger.txn validate constraint txn_kind_check;
alter table inbox.message validate constraint message_kind_check;
