-- Safety of staff (issue 19): sign-ins that slow down instead of locking, a second factor, what refunds one person may make alone.

-- Wrong sign-ins. A try is counted before its password is looked at; whoever waits is refused by the same statement. Names are counted
-- whether anybody has them or not. staff.account.failed_tries and locked_until stay for processes of the version before.
create table staff.sign_in_try (
  mid bigint not null,
  -- PAIR: a name from one address; ADDRESS; NAME: from everywhere, known devices excepted; DEVICE: one known device; FACTOR: codes of one account.
  scope text not null check (scope in ('PAIR', 'ADDRESS', 'NAME', 'DEVICE', 'FACTOR')),
  key text not null check (length(key) between 1 and 120),
  tries int not null check (tries >= 0),
  last_at timestamptz not null,
  -- In the past, however long ago: nobody waits.
  wait_until timestamptz not null,
  primary key (mid, scope, key)
);
create index sign_in_try_age on staff.sign_in_try (last_at);

-- Where somebody has signed in before: tries of others do not slow it down. The token itself is never stored.
create table staff.device (
  mid bigint not null,
  id bigint not null,
  staff_id bigint not null,
  token_hash bytea not null check (length(token_hash) = 32),
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (mid, id),
  unique (mid, token_hash),
  foreign key (mid, staff_id) references staff.account (mid, id)
);
create index on staff.device (mid, staff_id);
create index staff_device_expiry on staff.device (expires_at);

-- A second factor: codes by time (RFC 6238). It counts once confirmed_at is set.
create table staff.factor (
  mid bigint not null,
  staff_id bigint not null,
  sealed_secret bytea not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- The newest step a code was taken of: no step is good twice.
  last_step bigint not null default 0,
  primary key (mid, staff_id),
  foreign key (mid, staff_id) references staff.account (mid, id)
);

create table staff.recovery_code (
  mid bigint not null,
  staff_id bigint not null,
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz,
  primary key (mid, staff_id, code_hash),
  foreign key (mid, staff_id) references staff.factor (mid, staff_id) on delete cascade
);

-- What a merchant asks of its staff; no row: nothing.
create table staff.setting (
  mid bigint primary key,
  -- Of those whose roles refund, set payment or manage staff.
  is_factor_compulsory boolean not null,
  -- Refunds of one order above this sum need a second person; null: none does.
  second_person_above_fen bigint check (second_person_above_fen >= 0)
);

-- Null: no cap.
alter table staff.role
  add column refund_cap_fen bigint check (refund_cap_fen >= 0),
  add column refund_day_cap_fen bigint check (refund_day_cap_fen >= 0);

alter table staff.action
  add column address text,
  -- Of settings and roles: how they were and how they are.
  add column before jsonb,
  add column after jsonb,
  drop constraint action_outcome_check,
  add constraint action_outcome_check check (outcome in ('done', 'refused', 'alert'));

create index on staff.action (mid, call, id);

select platform.make_tenant_table(t)
  from unnest(array['staff.sign_in_try', 'staff.device', 'staff.factor', 'staff.recovery_code', 'staff.setting']::regclass[]) t;
select platform.make_swept_table('staff.sign_in_try', $$last_at < platform.now() - interval '1 day'$$);
select platform.make_swept_table('staff.device', 'expires_at < platform.now()');

-- The same with one more answer: whether the merchant asks for a second factor this account does not have.
drop function staff.session_of(bigint, bytea);
create function staff.session_of(its_mid bigint, its_hash bytea)
  returns table (session_id bigint, staff_id bigint, permissions text[], is_seen_long_ago boolean, is_factor_missing boolean)
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
  as $$
  select s.id, s.staff_id,
         array(select distinct unnest(r.permissions)
                 from staff.account_role ar join staff.role r on r.mid = ar.mid and r.id = ar.role_id
                where ar.mid = s.mid and ar.staff_id = s.staff_id),
         s.seen_at < platform.now() - interval '5 minutes',
         exists (select from staff.setting g where g.mid = s.mid and g.is_factor_compulsory)
           and not exists (select from staff.factor f where f.mid = s.mid and f.staff_id = s.staff_id and f.confirmed_at is not null)
    from staff.session s join staff.account a on a.mid = s.mid and a.id = s.staff_id
   where s.mid = its_mid and s.token_hash = its_hash and s.revoked_at is null
     and s.expires_at > platform.now() and s.seen_at > platform.now() - interval '2 hours'
     and a.disabled_at is null
$$;
revoke execute on function staff.session_of(bigint, bytea) from public;
grant execute on function staff.session_of(bigint, bytea) to qianpu_public, qianpu_app;

-- Who asked for a refund, who else agreed, and what one person alone could give back then, in fen.
alter table trade.refund
  add column asked_by bigint,
  add column approved_by bigint,
  add column allowed_alone bigint,
  add constraint refund_second_person check (approved_by is null or approved_by <> asked_by),
  add constraint refund_within_limit check (approved_by is not null or allowed_alone is null or amount_fen <= allowed_alone);

-- A refund that waits for a second person.
create table trade.refund_request (
  mid bigint not null,
  id bigint not null,
  order_id bigint not null,
  amount_fen bigint not null check (amount_fen > 0),
  note text not null,
  state text not null check (state in ('WAITING', 'APPROVED', 'REFUSED')),
  asked_by bigint not null,
  asked_at timestamptz not null,
  decided_by bigint,
  decided_at timestamptz,
  refund_id bigint,
  primary key (mid, id),
  foreign key (mid, order_id) references trade.order (mid, id),
  check ((state = 'WAITING') = (decided_by is null)),
  check ((state = 'WAITING') = (decided_at is null)),
  -- Whoever asks may take it back, and not agree to it.
  check (state <> 'APPROVED' or decided_by <> asked_by)
);
create unique index refund_request_waiting on trade.refund_request (mid, order_id) where state = 'WAITING';
create index on trade.refund_request (mid, order_id);

-- What one person gave back on a day of the merchant, and the cap in fen that held at the last of it.
create table trade.refund_day (
  mid bigint not null,
  staff_id bigint not null,
  day date not null,
  refunded_fen bigint not null check (refunded_fen > 0),
  allowed bigint,
  primary key (mid, staff_id, day),
  constraint refund_day_within_cap check (allowed is null or refunded_fen <= allowed)
);

select platform.make_tenant_table(t) from unnest(array['trade.refund_request', 'trade.refund_day']::regclass[]) t;
select platform.make_judged_table(t) from unnest(array['trade.refund_request', 'trade.refund_day']::regclass[]) t;
