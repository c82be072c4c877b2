-- What was sold and given back, summed up as it happens: pages of figures never add up orders. ./mall report rebuild writes both tables anew.
create schema report;

-- By the hour of payment or of the refund's arrival. Days are those of Asia/Shanghai, so hours are whole everywhere.
create table report.hour (
  mid bigint not null,
  hour timestamptz not null check (hour = date_trunc('hour', hour, 'Asia/Shanghai')),
  cid bigint not null,
  paid_fen bigint not null default 0 check (paid_fen >= 0),
  paid_orders integer not null default 0 check (paid_orders >= 0),
  refunded_fen bigint not null default 0 check (refunded_fen >= 0),
  refunds integer not null default 0 check (refunds >= 0),
  primary key (mid, hour, cid)
);

-- What was paid for goods, without freight. Title and picture are as last sold: goods may be gone since.
create table report.goods_day (
  mid bigint not null,
  day date not null,
  cid bigint not null,
  goods_id bigint not null,
  title text not null,
  picture text not null,
  paid_fen bigint not null check (paid_fen >= 0),
  pieces integer not null check (pieces > 0),
  primary key (mid, day, cid, goods_id)
);
create index goods_day_shop on report.goods_day (mid, cid, day);
create index hour_shop on report.hour (mid, cid, hour);

select platform.make_tenant_table(t), platform.make_judged_table(t) from unnest(array['report.hour', 'report.goods_day']::regclass[]) t;
