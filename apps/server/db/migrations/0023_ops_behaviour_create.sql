-- Which domains of a merchant phones look after (spec 7.3). A phone asks no other.
create schema ops;

create table ops.domain_check (
  mid bigint primary key,
  biz_domains text[] not null check (cardinality(biz_domains) <= 10),
  other_domains text[] not null check (cardinality(other_domains) <= 10),
  report_minutes integer not null check (report_minutes > 0),
  page_size smallint not null check (page_size > 0),
  cache_size smallint not null check (cache_size >= 0),
  report_contents text not null check (report_contents in ('all', 'errors')),
  report_sentry boolean not null
);
select platform.make_tenant_table('ops.domain_check'), platform.make_public_table('ops.domain_check');

-- What phones tell about visits, for 90 days. The role that serves visitors cannot read it.
create schema behaviour;

create table behaviour.analytics (
  mid bigint primary key,
  is_on boolean not null
);
select platform.make_tenant_table('behaviour.analytics'), platform.make_public_table('behaviour.analytics');

create table behaviour.event (
  mid bigint not null,
  -- In Asia/Shanghai.
  day date not null,
  visitor_id text not null check (length(visitor_id) between 1 and 64),
  session_id text not null check (length(session_id) between 1 and 64),
  -- Its place in the session: an event that is told twice is one.
  n integer not null check (n > 0),
  name text not null check (name in ('view', 'leave', 'tap')),
  page text not null check (length(page) <= 64),
  cid bigint not null,
  env text not null,
  channel text check (length(channel) <= 32),
  at timestamptz not null,
  stay_ms integer check ((stay_ms is not null) = (name = 'leave')),
  target text check ((target is not null) = (name = 'tap')),
  primary key (mid, day, visitor_id, session_id, n)
);
create index event_day on behaviour.event (day);
select platform.make_tenant_table('behaviour.event');
select platform.make_swept_table('behaviour.event', $$day < (platform.now() at time zone 'Asia/Shanghai')::date - 90$$);
