-- What the provider's bill of a day came to, and our book of what is in it or should be.
create table trade.bill_day (
  mid bigint not null,
  app_ref text not null,
  bill_date date not null,
  paid_count integer not null check (paid_count >= 0),
  paid_fen bigint not null check (paid_fen >= 0),
  refunded_count integer not null check (refunded_count >= 0),
  refunded_fen bigint not null check (refunded_fen >= 0),
  our_paid_fen bigint not null check (our_paid_fen >= 0),
  our_refunded_fen bigint not null check (our_refunded_fen >= 0),
  compared_at timestamptz not null,
  primary key (mid, app_ref, bill_date)
);
select platform.make_tenant_table('trade.bill_day');
revoke delete on trade.bill_day from qianpu_app;

-- A difference somebody has looked into. It stays listed, and is open again when the sums become others.
-- brief: a row for each difference, of which there should be none
alter table trade.bill_difference
  add column cleared_at timestamptz,
  add column cleared_by bigint,
  add column cleared_note text,
  add constraint bill_difference_cleared check (num_nulls(cleared_at, cleared_by, cleared_note) in (0, 3));
