-- What a merchant sets up by itself (issue 22): shops, hosts, settings, accounts at the payment provider.

-- A merchant begins without a shop.
alter table shop.merchant alter column default_cid drop not null;
create index organisation_position on shop.organisation (mid, position, cid);

-- Hosts a merchant says are its own. They count once it has proved so; then platform.host has them. Several may claim the same one.
create table shop.host_claim (
  mid bigint not null,
  host text not null check (length(host) between 4 and 253),
  kind text not null check (kind in ('SHOP', 'CONSOLE')),
  -- Public: it stands in a file or a DNS record of that host.
  token text not null check (length(token) = 43),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (mid, host)
);
create index host_claim_expiry on shop.host_claim (expires_at);

-- Settings of modules, checked against the module's schema before they are written; cid 0 is the merchant, another one a shop's own.
create table shop.setting (
  mid bigint not null,
  cid bigint not null check (cid >= 0),
  module text not null check (module ~ '^[a-z][a-zA-Z]{1,31}$'),
  value jsonb not null,
  -- Counts changes: whoever has not seen the last one does not overwrite it.
  revision integer not null check (revision > 0),
  primary key (mid, cid, module)
);

select platform.make_tenant_table(t) from unnest(array['shop.host_claim', 'shop.setting']::regclass[]) t;
select platform.make_swept_table('shop.host_claim', 'expires_at < platform.now()');

-- Hosts are a matter of the platform; a merchant takes one that is free, and lets go of its own, by these two alone.
create function platform.take_host(its_host text, its_kind text) returns boolean
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
  as $$
declare
  its_mid bigint := nullif(current_setting('app.mid', true), '')::bigint;
begin
  if its_mid is null then raise exception 'no merchant is entered'; end if;
  insert into platform.host (host, mid, kind) values (its_host, its_mid, its_kind) on conflict (host) do nothing;
  return exists (select from platform.host h where h.host = its_host and h.mid = its_mid and h.kind = its_kind);
end
$$;
create function platform.let_go_of_host(its_host text) returns boolean
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
  as $$
begin
  delete from platform.host h where h.host = its_host and h.mid = nullif(current_setting('app.mid', true), '')::bigint;
  return found;
end
$$;
revoke execute on function platform.take_host(text, text), platform.let_go_of_host(text) from public;
grant execute on function platform.take_host(text, text), platform.let_go_of_host(text) to qianpu_app;
create index host_of on platform.host (mid, host);

-- An account at the provider counts once it has been tested and put in force. New orders use the one put in force last; the others go
-- on being believed, for callbacks and refunds of what was paid to them.
alter table trade.pay_account
  add column state text not null default 'ACTIVE' check (state in ('NEW', 'ACTIVE', 'RETIRED')),
  add column tested_at timestamptz,
  add column activated_at timestamptz,
  -- The last four characters of what was entered, to tell one from another; the rest is sealed.
  add column key_tail text not null default '' check (length(key_tail) <= 4);
update trade.pay_account set tested_at = created_at, activated_at = created_at;
alter table trade.pay_account
  alter column state drop default,
  alter column key_tail drop default,
  add constraint pay_account_tested check (state = 'NEW' or (tested_at is not null and activated_at is not null));
create unique index pay_account_new on trade.pay_account (mid) where state = 'NEW';
create index pay_account_active on trade.pay_account (mid, activated_at) where state = 'ACTIVE';
