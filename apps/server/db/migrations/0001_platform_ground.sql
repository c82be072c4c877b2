-- Ground of every pod: the clock, tenants and their fence, node numbers for ids, and the directory of hosts and merchants.
create schema platform;
grant usage on schema platform to qianpu_app, qianpu_public, qianpu_pod;

-- The one clock. Development and test databases replace the body so that time can be moved (db/movable-clock.sql).
create function platform.now() returns timestamptz
  language sql stable parallel safe
  as $$ select now() $$;

create table platform.tenant (
  mid bigint primary key check (mid > 0),
  state text not null default 'active' check (state in ('active', 'moving', 'moved', 'closed')),
  created_at timestamptz not null default platform.now()
);

-- First statement of every transaction: names the tenant for row security, holds the fence that a move of this
-- merchant closes, refuses a merchant that does not live here, and tells the time.
create function platform.enter(entering bigint) returns timestamptz
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
  as $$
declare
  found_state text;
begin
  perform set_config('app.mid', entering::text, true);
  perform pg_advisory_xact_lock_shared(entering);
  select state into found_state from platform.tenant where mid = entering;
  if found_state is distinct from 'active' then
    raise exception using
      errcode = 'QP001',
      message = format('merchant %s is %s on this pod', entering, coalesce(found_state, 'unknown'));
  end if;
  return platform.now();
end
$$;
revoke execute on function platform.enter(bigint) from public;
grant execute on function platform.enter(bigint) to qianpu_app;

-- Makes a table a tenant table: row security for the application's role, forced also upon the owner.
create function platform.make_tenant_table(target regclass) returns void
  language plpgsql
  as $$
declare
  its_schema text;
  its_name text;
begin
  select n.nspname, c.relname into its_schema, its_name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.oid = target;
  execute format('grant usage on schema %I to qianpu_app', its_schema);
  execute format('grant select, insert, update, delete on %I.%I to qianpu_app', its_schema, its_name);
  execute format('alter table %I.%I enable row level security', its_schema, its_name);
  execute format('alter table %I.%I force row level security', its_schema, its_name);
  execute format(
    $p$create policy tenant on %I.%I to qianpu_app using (mid = nullif(current_setting('app.mid', true), '')::bigint)$p$,
    its_schema, its_name
  );
end
$$;
revoke execute on function platform.make_tenant_table(regclass) from public;

-- Opens a tenant table to the read-only role that serves visitors; src/platform/db/public-tables.ts lists the same tables.
create function platform.make_public_table(target regclass) returns void
  language plpgsql
  as $$
declare
  its_schema text;
  its_name text;
begin
  select n.nspname, c.relname into its_schema, its_name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.oid = target;
  execute format('grant usage on schema %I to qianpu_public', its_schema);
  execute format('grant select on %I.%I to qianpu_public', its_schema, its_name);
  execute format('create policy visitor on %I.%I for select to qianpu_public using (true)', its_schema, its_name);
end
$$;
revoke execute on function platform.make_public_table(regclass) from public;

-- Numbers 0–1023 that go into ids; a process holds one by lease. Leases follow the machine's real time, not the movable clock.
create table platform.node (
  id smallint primary key check (id between 0 and 1023),
  holder text,
  leased_until timestamptz not null default '-infinity'
);
insert into platform.node (id) select generate_series(0, 1023);

create function platform.lease_node(new_holder text, lease interval) returns smallint
  language sql security definer
  set search_path = pg_catalog, pg_temp
  as $$
  update platform.node set holder = new_holder, leased_until = clock_timestamp() + lease
   where id = (
     select id from platform.node where leased_until < clock_timestamp()
      order by leased_until, id limit 1 for update skip locked
   )
  returning id
$$;

create function platform.renew_node(node_id smallint, its_holder text, lease interval) returns boolean
  language sql security definer
  set search_path = pg_catalog, pg_temp
  as $$
  with renewed as (
    update platform.node set leased_until = clock_timestamp() + lease
     where id = node_id and holder = its_holder and leased_until > clock_timestamp()
    returning id
  )
  select exists (select from renewed)
$$;

create function platform.release_node(node_id smallint, its_holder text) returns void
  language sql security definer
  set search_path = pg_catalog, pg_temp
  as $$
  update platform.node set leased_until = clock_timestamp() where id = node_id and holder = its_holder
$$;
revoke execute on function platform.lease_node(text, interval), platform.renew_node(smallint, text, interval),
  platform.release_node(smallint, text) from public;
grant execute on function platform.lease_node(text, interval), platform.renew_node(smallint, text, interval),
  platform.release_node(smallint, text) to qianpu_app;

-- The directory: which pod a merchant lives on, and which merchant a host belongs to (null: a host shared by many).
-- Read through its own connection, so that it can move to a database of its own when there are pods.
create table platform.directory (
  mid bigint primary key check (mid > 0),
  pod text not null,
  epoch integer not null default 1
);
create table platform.host (
  host text primary key check (host = lower(host)),
  mid bigint references platform.directory (mid)
);
grant select on platform.directory, platform.host to qianpu_public, qianpu_app, qianpu_pod;
