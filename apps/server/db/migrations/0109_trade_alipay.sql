-- A merchant's account at Alipay beside WeChat Pay's. Alipay numbers its notices with up to 128 characters, and knows no certificates.
alter table trade.pay_account
  drop constraint pay_account_provider_check,
  add constraint pay_account_provider_check check (provider in ('WECHAT_PAY', 'ALIPAY')) not valid;
alter table trade.notice
  drop constraint notice_notice_id_check,
  add constraint notice_notice_id_check check (length(notice_id) between 1 and 128) not valid;
