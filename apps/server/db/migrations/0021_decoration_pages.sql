-- Decorated pages: what staff work on, every version they made, and what shoppers see. The three are tables of their own, so that
-- the role that serves visitors cannot read a draft.
create table decoration.page_class (
  mid bigint not null,
  id bigint not null,
  title text not null check (length(title) between 1 and 16),
  position integer not null default 0,
  primary key (mid, id)
);
select platform.make_tenant_table('decoration.page_class'), platform.make_public_table('decoration.page_class');

alter table decoration.page rename to page_before;

create table decoration.page (
  mid bigint not null,
  id bigint not null,
  kind text not null check (kind in ('home', 'micro')),
  -- The one shop it is for; none: all shops of the merchant.
  cid bigint,
  -- The micro page it stands in for, in its shop.
  base_id bigint,
  page_class_id bigint,
  title text not null check (length(title) between 1 and 32),
  share jsonb not null,
  blocks jsonb not null check (jsonb_typeof(blocks) = 'array'),
  -- The form the blocks are written in (BLOCKS_SCHEMA of the contract).
  blocks_schema smallint not null check (blocks_schema > 0),
  revision integer not null default 1 check (revision > 0),
  scheduled_version integer,
  scheduled_for timestamptz,
  created_at timestamptz not null,
  primary key (mid, id),
  foreign key (mid, base_id) references decoration.page (mid, id),
  foreign key (mid, page_class_id) references decoration.page_class (mid, id),
  check (base_id is null or (kind = 'micro' and cid is not null)),
  check ((scheduled_version is null) = (scheduled_for is null))
);
create unique index page_home on decoration.page (mid, coalesce(cid, 0)) where kind = 'home';
create unique index page_override on decoration.page (mid, base_id, cid) where base_id is not null;
create index page_due on decoration.page (scheduled_for) where scheduled_for is not null;
select platform.make_tenant_table('decoration.page');
select platform.make_due_table('decoration.page', 'scheduled_for is not null', '{}');

create table decoration.page_version (
  mid bigint not null,
  page_id bigint not null,
  version integer not null check (version > 0),
  title text not null,
  share jsonb not null,
  blocks jsonb not null check (jsonb_typeof(blocks) = 'array'),
  blocks_schema smallint not null check (blocks_schema > 0),
  restored_from integer,
  made_by bigint,
  made_at timestamptz not null,
  primary key (mid, page_id, version),
  foreign key (mid, page_id) references decoration.page (mid, id)
);
select platform.make_tenant_table('decoration.page_version');

create table decoration.live_page (
  mid bigint not null,
  id bigint not null,
  kind text not null check (kind in ('home', 'micro')),
  cid bigint,
  base_id bigint,
  page_class_id bigint,
  version integer not null check (version > 0),
  title text not null,
  share jsonb not null,
  blocks jsonb not null check (jsonb_typeof(blocks) = 'array'),
  blocks_schema smallint not null check (blocks_schema > 0),
  live_at timestamptz not null,
  primary key (mid, id),
  foreign key (mid, id, version) references decoration.page_version (mid, page_id, version)
);
create unique index live_home on decoration.live_page (mid, coalesce(cid, 0)) where kind = 'home';
create unique index live_override on decoration.live_page (mid, base_id, cid) where base_id is not null;
create index live_of_class on decoration.live_page (mid, page_class_id, id) where page_class_id is not null;
select platform.make_tenant_table('decoration.live_page'), platform.make_public_table('decoration.live_page');

-- Homes published before become first versions. Numbers of shops are small and ids of pages are not: none will meet another.
insert into decoration.page (mid, id, kind, cid, title, share, blocks, blocks_schema, created_at)
  select mid, cid, 'home', cid, left(title, 32), jsonb_build_object('title', left(title, 32), 'describe', '', 'picture', null), blocks, 1, published_at
    from decoration.page_before where name = 'index';
insert into decoration.page_version (mid, page_id, version, title, share, blocks, blocks_schema, made_at)
  select mid, id, 1, title, share, blocks, 1, created_at from decoration.page;
insert into decoration.live_page (mid, id, kind, cid, version, title, share, blocks, blocks_schema, live_at)
  select mid, id, kind, cid, 1, title, share, blocks, 1, created_at from decoration.page;
drop table decoration.page_before;

alter table decoration.page add foreign key (mid, id, scheduled_version) references decoration.page_version (mid, page_id, version);
