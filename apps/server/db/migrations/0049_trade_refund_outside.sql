-- A refund the provider could not make is sent again, or paid back another way by two people.
alter table trade.refund
  -- the provider's own word: CLOSED is its last one under a number, ABNORMAL is not
  add column provider_state text check (provider_state in ('PROCESSING', 'SUCCESS', 'ABNORMAL', 'CLOSED')),
  -- how many numbers it was sent under
  add column numbers smallint not null default 1,
  add column retried_at timestamptz,
  -- somebody has asked to send it again under the same number, and the provider has not answered yet
  add column is_resent boolean not null default false,
  add column outside_at timestamptz,
  add column outside_by bigint,
  add column outside_approved_by bigint,
  add column outside_note text,
  add constraint refund_outside_whole check (
    num_nulls(outside_at, outside_by, outside_approved_by, outside_note) in (0, 4) and (outside_at is null or state = 'DONE')
  ),
  add constraint refund_outside_two check (outside_by <> outside_approved_by);
create index refund_sent on trade.refund (mid, state, id desc);

create table trade.outside_request (
  mid bigint not null,
  id bigint not null,
  refund_id bigint not null,
  note text not null check (length(note) between 1 and 200),
  state text not null check (state in ('WAITING', 'APPROVED', 'REFUSED')),
  asked_by bigint not null,
  asked_at timestamptz not null,
  decided_by bigint,
  decided_at timestamptz,
  primary key (mid, id),
  foreign key (mid, refund_id) references trade.refund (mid, id),
  check ((state = 'WAITING') = (decided_by is null)),
  check ((state = 'WAITING') = (decided_at is null)),
  check (state <> 'APPROVED' or decided_by <> asked_by)
);
create unique index outside_request_waiting on trade.outside_request (mid, refund_id) where state = 'WAITING';
create index on trade.outside_request (mid, refund_id);
create index on trade.outside_request (mid, state, id desc);
select platform.make_tenant_table('trade.outside_request'), platform.make_judged_table('trade.outside_request');

-- OUTSIDE: paid back by the merchant from its own pocket; what the provider still holds of it is the merchant's.
alter table ledger.account drop constraint account_kind_check;
alter table ledger.account add constraint account_kind_check check (kind in ('PROVIDER', 'SALES', 'HELD', 'OUTSIDE'));
