-- Which ways to pay a shop does not take. A shop without a row takes all the merchant has.
create table trade.pay_way_setting (
  mid bigint not null,
  cid bigint not null,
  off text[] not null check (off <@ array['WECHAT_PAY', 'ALIPAY', 'BALANCE', 'POINTS'] and cardinality(off) <= 3),
  saved_at timestamptz not null,
  primary key (mid, cid)
);
select platform.make_tenant_table('trade.pay_way_setting');
revoke delete on trade.pay_way_setting from qianpu_app;
