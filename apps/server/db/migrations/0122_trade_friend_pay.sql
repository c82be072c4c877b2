-- A friend pays for a trade by a link that its owner has made. The link's secret is signed, not stored.
create table trade.friend_pay (
  mid bigint not null,
  trade_id bigint not null,
  words text not null check (length(words) <= 60),
  created_at timestamptz not null,
  primary key (mid, trade_id),
  foreign key (mid, trade_id) references trade.trade (mid, id)
);
select platform.make_tenant_table('trade.friend_pay');

-- Who pays, where that is not the trade's owner.
alter table trade.tender add column payer_id bigint;
