-- Accounts of members beside the merchant's own, each with a row of what is there; packages to recharge by, and what staff change by hand.
alter table ledger.account
  drop constraint account_kind_check,
  add constraint account_kind_check check (kind in (
    'PROVIDER', 'SALES', 'HELD', 'OUTSIDE', 'BONUS_COST', 'POINTS_COST', 'COMMISSION_COST', 'PAYOUT',
    'BALANCE', 'BALANCE_BONUS', 'BALANCE_HELD'
  )) not valid,
  -- A member's account is somebody's, the merchant's own are nobody's; each account at a provider stands for itself.
  add constraint account_owner_check check (
    case when kind in ('BALANCE', 'BALANCE_BONUS', 'BALANCE_HELD') then owner_id > 0 else owner_id = 0 or kind = 'PROVIDER' end
  ) not valid;
alter table ledger.txn
  drop constraint txn_kind_check,
  add constraint txn_kind_check check (kind in ('PAY', 'REFUND', 'ADJUST', 'HOLD', 'TAKE', 'FREE', 'JOIN', 'VOID')) not valid;

-- What is there, of accounts that must not fall below nothing: changed by the statement that posts. An account of the merchant has none:
-- all its payments would wait for one row, and nobody is refused by its sum.
create table ledger.balance (
  mid bigint not null,
  kind text not null check (kind in ('BALANCE', 'BALANCE_BONUS', 'BALANCE_HELD')),
  owner_id bigint not null,
  -- what the owner has: the entries' sum the other way round, for what a member has the merchant owes
  amount_fen bigint not null check (amount_fen >= 0),
  primary key (mid, kind, owner_id),
  foreign key (mid, kind, owner_id) references ledger.account (mid, kind, owner_id)
);

create table ledger.recharge_package (
  mid bigint not null,
  id bigint not null,
  revision integer not null check (revision > 0),
  pay_fen integer not null check (pay_fen between 100 and 500000),
  bonus_fen integer not null check (bonus_fen between 0 and pay_fen),
  is_on boolean not null,
  created_at timestamptz not null,
  primary key (mid, id),
  unique (mid, pay_fen)
);

-- What staff change of a member's balance. Both parts go the same way.
create table ledger.adjustment (
  mid bigint not null,
  id bigint not null,
  member_id bigint not null,
  principal_fen integer not null,
  bonus_fen integer not null,
  reason text not null check (reason in ('COMPENSATION', 'CORRECTION', 'OFFLINE', 'OTHER')),
  note text not null check (length(note) <= 200),
  state text not null check (state in ('WAITING', 'DONE', 'REFUSED')),
  asked_by bigint not null,
  asked_at timestamptz not null,
  -- null: done by one person alone
  decided_by bigint,
  decided_at timestamptz,
  -- what one person might change alone when it was asked for
  allowed_alone integer not null check (allowed_alone >= 0),
  primary key (mid, id),
  check (sign(principal_fen) * sign(bonus_fen) >= 0 and principal_fen + bonus_fen <> 0),
  check ((state = 'WAITING') = (decided_at is null)),
  check (state = 'DONE' or (state = 'WAITING') = (decided_by is null)),
  constraint adjustment_by_two check (state <> 'DONE' or decided_by <> asked_by),
  constraint adjustment_alone check (state <> 'DONE' or decided_by is not null or abs(principal_fen + bonus_fen) <= allowed_alone)
);
create index on ledger.adjustment (mid, state, id desc);
create index on ledger.adjustment (mid, member_id, id desc);

-- What a person of staff has changed alone on a day of Asia/Shanghai.
create table ledger.adjusted_day (
  mid bigint not null,
  staff_id bigint not null,
  day date not null,
  adjusted_fen bigint not null check (adjusted_fen >= 0),
  -- the limit that held when the last was added
  allowed bigint not null,
  primary key (mid, staff_id, day),
  check (adjusted_fen <= allowed)
);

select platform.make_tenant_table(t)
  from unnest(array['ledger.balance', 'ledger.recharge_package', 'ledger.adjustment', 'ledger.adjusted_day']::regclass[]) t;
select platform.make_judged_table(t) from unnest(array['ledger.balance', 'ledger.adjustment', 'ledger.adjusted_day']::regclass[]) t;
revoke delete on ledger.balance, ledger.recharge_package, ledger.adjustment, ledger.adjusted_day from qianpu_app;

-- The number of an account at a provider: its reference is that number in base 36. 0 where it is none that fits.
create function ledger.provider_owner(ref text) returns bigint
  language sql immutable parallel safe
  set search_path = pg_catalog, pg_temp
  as $$
  select case when n <= 9223372036854775807 then n::bigint else 0 end
    from (
      select sum((strpos('0123456789abcdefghijklmnopqrstuvwxyz', substr(ref, at, 1)) - 1) * power(36::numeric, length(ref) - at)) as n
        from generate_series(1, length(ref)) at
    ) read
$$;

-- A message may be of a kind that only a newer release knows: which there are is the contract's to say.
alter table inbox.message
  drop constraint message_kind_check,
  add constraint message_kind_check check (kind ~ '^[A-Z_]{3,40}$') not valid;
