-- Whether a shop sells, rests or is closed, and how it is reached meanwhile. The old code inserts shops without knowing of it.
alter table shop.organisation
  add column status text not null default 'OPEN' check (status in ('OPEN', 'RESTING', 'CLOSED')),
  add column hours text not null default '' check (length(hours) <= 60),
  add column phones text[] not null default '{}' check (cardinality(phones) <= 5 and array_position(phones, null) is null),
  add column circular_logo text,
  add column shop_navigation boolean not null default true;

-- Clients a merchant is open to (spec 7.2: 4 H5, 2 mobile mall, 1 other).
alter table shop.merchant
  add column client_types smallint[] not null default '{4,2,1}' check (client_types <@ array[4, 2, 1]::smallint[]);

-- Hosts beside our own that a merchant's decorated links may lead to (spec 2.3). Lower case, so that equal names are equal texts.
create table shop.link_host (
  mid bigint not null references shop.merchant (mid),
  host text not null check (length(host) <= 253 and host ~ '^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$'),
  primary key (mid, host)
);

select platform.make_tenant_table('shop.link_host'), platform.make_public_table('shop.link_host');
