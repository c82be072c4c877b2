-- What 0109 has laid down is held against the rows that were there.
alter table trade.pay_account validate constraint pay_account_provider_check;
alter table trade.notice validate constraint notice_notice_id_check;
