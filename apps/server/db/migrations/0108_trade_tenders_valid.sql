-- What 0107 has laid down is held against the rows that were there.
alter table trade.tender
  validate constraint tender_way_check, validate constraint tender_state_check, validate constraint tender_provider,
  validate constraint tender_provider_txn, validate constraint tender_points, validate constraint tender_card, validate constraint tender_bonus;
alter table member.pay_password validate constraint pay_password_proof;
alter table loyalty.points_entry validate constraint points_entry_source_kind_check;
