-- Decorated pages and the colours of a shop.
create schema decoration;

create table decoration.page (
  mid bigint not null,
  cid bigint not null,
  name text not null,
  version integer not null check (version > 0),
  title text not null,
  blocks jsonb not null check (jsonb_typeof(blocks) = 'array'),
  published_at timestamptz not null,
  primary key (mid, cid, name)
);

create table decoration.colour_style (
  mid bigint not null,
  cid bigint not null,
  theme text not null check (theme in ('plain', 'ink')),
  -- primary, secondary, on primary, accent
  colors text[] not null check (cardinality(colors) = 4),
  is_grey boolean not null default false,
  version integer not null default 1,
  primary key (mid, cid)
);

select platform.make_tenant_table('decoration.page'), platform.make_public_table('decoration.page');
select platform.make_tenant_table('decoration.colour_style'), platform.make_public_table('decoration.colour_style');
