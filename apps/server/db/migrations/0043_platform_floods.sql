-- Messages to a phone and solved puzzles are counted over all merchants: who floods a phone asks each of them.

-- No merchant's rows: phones, ranges and networks are kept as keyed hashes. The application counts through the function and reads nothing.
create table platform.sms_quota (
  scope text not null check (scope in ('network-hour', 'phone-day', 'phone-hour', 'range-hour')),
  scope_key text not null check (scope_key ~ '^[0-9a-f]{64}$'),
  window_start timestamptz not null,
  used integer not null check (used > 0),
  primary key (scope, scope_key, window_start)
);
create index platform_sms_quota_age on platform.sms_quota (window_start);

create table platform.puzzle_used (
  challenge text primary key,
  expires_at timestamptz not null
);
create index puzzle_used_expiry on platform.puzzle_used (expires_at);

-- True when one more was counted, false when `most` have been.
create function platform.use_sms_quota(its_scope text, its_key text, its_window timestamptz, most integer) returns boolean
  language sql security definer
  set search_path = pg_catalog, pg_temp
  as $$
  with counted as (
    insert into platform.sms_quota as q (scope, scope_key, window_start, used) values (its_scope, its_key, its_window, 1)
    on conflict (scope, scope_key, window_start) do update set used = q.used + 1 where q.used < most
    returning 1
  )
  select exists (select from counted)
$$;

-- True for the first who comes with it.
create function platform.use_puzzle(its_challenge text, its_end timestamptz) returns boolean
  language sql security definer
  set search_path = pg_catalog, pg_temp
  as $$
  with first as (
    insert into platform.puzzle_used (challenge, expires_at) values (its_challenge, its_end)
    on conflict (challenge) do nothing
    returning 1
  )
  select exists (select from first)
$$;
revoke execute on function platform.use_sms_quota(text, text, timestamptz, integer), platform.use_puzzle(text, timestamptz) from public;
grant execute on function platform.use_sms_quota(text, text, timestamptz, integer), platform.use_puzzle(text, timestamptz) to qianpu_app;
grant select, delete on platform.sms_quota, platform.puzzle_used to qianpu_pod;

insert into platform.puzzle_used (challenge, expires_at)
  select challenge, max(expires_at) from member.captcha_used group by challenge;
drop table member.captcha_used;
-- Phones are no longer kept in plain text beside a count.
delete from member.sms_quota where scope in ('phone-day', 'phone-hour');

-- What a provider tells of a refund that has failed is looked at once more; by itself nobody asks after it.
update trade.refund set look_at = 'infinity' where state = 'ABNORMAL';
drop index trade.refund_due;
create index refund_due on trade.refund (look_at, mid, id) where state <> 'DONE';
