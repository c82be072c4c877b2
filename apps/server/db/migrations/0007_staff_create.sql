-- Those who work for a merchant: their accounts, what they may do, their sessions, and what they did.
create schema staff;

create table staff.account (
  mid bigint not null,
  id bigint not null,
  name text not null check (name ~ '^[a-z][a-z0-9._-]{1,31}$'),
  password_hash text not null check (password_hash like '$argon2id$%'),
  -- Tries since the last login; the fifth locks.
  failed_tries smallint not null default 0 check (failed_tries between 0 and 5),
  locked_until timestamptz,
  disabled_at timestamptz,
  created_at timestamptz not null,
  primary key (mid, id),
  unique (mid, name)
);

create table staff.role (
  mid bigint not null,
  id bigint not null,
  name text not null check (length(name) between 1 and 32),
  -- Names of calls, or "module.*".
  permissions text[] not null,
  primary key (mid, id),
  unique (mid, name)
);

create table staff.account_role (
  mid bigint not null,
  staff_id bigint not null,
  role_id bigint not null,
  primary key (mid, staff_id, role_id),
  foreign key (mid, staff_id) references staff.account (mid, id),
  foreign key (mid, role_id) references staff.role (mid, id)
);
create index on staff.account_role (mid, role_id);

create table staff.session (
  mid bigint not null,
  id bigint not null,
  staff_id bigint not null,
  -- The token itself is never stored.
  token_hash bytea not null check (length(token_hash) = 32),
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (mid, id),
  unique (mid, token_hash),
  foreign key (mid, staff_id) references staff.account (mid, id)
);
create index on staff.session (mid, staff_id);
create index staff_session_expiry on staff.session (expires_at);

-- What staff did, written with the deed itself; ids are ordered by time.
create table staff.action (
  mid bigint not null,
  id bigint not null,
  staff_id bigint not null,
  call text not null,
  at timestamptz not null,
  outcome text not null check (outcome in ('done', 'refused')),
  -- Id of what the call acted upon; never what was typed in.
  subject_id bigint,
  primary key (mid, id),
  foreign key (mid, staff_id) references staff.account (mid, id)
);
create index on staff.action (mid, staff_id);

select platform.make_tenant_table(t)
  from unnest(array['staff.account', 'staff.role', 'staff.account_role', 'staff.session', 'staff.action']::regclass[]) t;
-- What was done stays written.
revoke update, delete on staff.action from qianpu_app;

select platform.make_swept_table('staff.session', 'expires_at < platform.now()');

-- Whose token this is and what they may do, for every call that carries one: read anew each time, so that a disabled account
-- or a changed role holds from the next call on. It answers only to the token's hash.
create function staff.session_of(its_mid bigint, its_hash bytea)
  returns table (session_id bigint, staff_id bigint, permissions text[], is_seen_long_ago boolean)
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
  as $$
  select s.id, s.staff_id,
         array(select distinct unnest(r.permissions)
                 from staff.account_role ar join staff.role r on r.mid = ar.mid and r.id = ar.role_id
                where ar.mid = s.mid and ar.staff_id = s.staff_id),
         s.seen_at < platform.now() - interval '5 minutes'
    from staff.session s join staff.account a on a.mid = s.mid and a.id = s.staff_id
   where s.mid = its_mid and s.token_hash = its_hash and s.revoked_at is null
     and s.expires_at > platform.now() and s.seen_at > platform.now() - interval '2 hours'
     and a.disabled_at is null
$$;
revoke execute on function staff.session_of(bigint, bytea) from public;
grant usage on schema staff to qianpu_public;
grant execute on function staff.session_of(bigint, bytea) to qianpu_public, qianpu_app;
