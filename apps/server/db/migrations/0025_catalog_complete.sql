-- The catalogue as shoppers browse it: categories in three levels, brands, promises, groups, goods with video, rich detail and
-- rules, SKUs with pictures and ladders, shelves by the clock, and what is bought and looked at together.

alter table catalog.category
  -- The one shop it is for; none: all shops of the merchant. Set once.
  add cid bigint,
  add parent_id bigint,
  add level smallint not null default 1 check (level between 1 and 3),
  add parent_level smallint generated always as (level - 1) stored,
  add slogan text not null default '' check (length(slogan) <= 30),
  -- {"en": {"name": "Fruit"}}
  add translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  add unique (mid, id, level),
  add check ((parent_id is null) = (level = 1)),
  -- a parent stands one level up, so no category can stand below itself, and one that has children stays where it is
  add foreign key (mid, parent_id, parent_level) references catalog.category (mid, id, level);
create index category_children on catalog.category (mid, parent_id) where parent_id is not null;

-- How a shop's page of all categories looks; without a row it is the first.
create table catalog.category_layout (
  mid bigint not null,
  cid bigint not null,
  layout text not null check (layout in ('goods', 'pictures', 'banners')),
  primary key (mid, cid)
);

create table catalog.brand (
  mid bigint not null,
  id bigint not null,
  name text not null check (length(name) between 1 and 30),
  picture text,
  primary key (mid, id),
  unique (mid, name)
);

create table catalog.promise (
  mid bigint not null,
  id bigint not null,
  position smallint not null check (position >= 0),
  title text not null check (length(title) between 1 and 10),
  text text not null default '' check (length(text) <= 100),
  primary key (mid, id)
);

alter table catalog.goods
  add brand_id bigint,
  -- further words it is to be found by
  add keywords text[] not null default '{}' check (cardinality(keywords) <= 20),
  add video text,
  add video_poster text,
  -- cleaned when it is saved
  add detail_html text not null default '',
  -- pieces that can be bought at once: from, in steps of, up to
  add min_quantity integer not null default 1 check (min_quantity >= 1),
  add quantity_step integer not null default 1 check (quantity_step >= 1),
  add max_quantity integer check (max_quantity >= min_quantity),
  -- {"en": {"title": "Strawberries", "sellingPoint": "picked at dawn"}}
  add translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  add foreign key (mid, brand_id) references catalog.brand (mid, id),
  add check ((video is null) = (video_poster is null));
create index goods_of_brand on catalog.goods (mid, brand_id) where brand_id is not null;

update catalog.goods set detail_html = coalesce(
  (select string_agg('<p>' || replace(replace(replace(words, '&', '&amp;'), '<', '&lt;'), '>', '&gt;') || '</p>', '' order by nth)
     from unnest(detail) with ordinality as paragraph (words, nth)), '');
alter table catalog.goods drop column detail;

create table catalog.goods_promise (
  mid bigint not null,
  goods_id bigint not null,
  promise_id bigint not null,
  primary key (mid, goods_id, promise_id),
  foreign key (mid, goods_id) references catalog.goods (mid, id),
  foreign key (mid, promise_id) references catalog.promise (mid, id) on delete cascade
);
create index on catalog.goods_promise (mid, promise_id);

create table catalog.goods_group (
  mid bigint not null,
  id bigint not null,
  name text not null check (length(name) between 1 and 20),
  primary key (mid, id)
);
create table catalog.goods_group_member (
  mid bigint not null,
  group_id bigint not null,
  goods_id bigint not null,
  position smallint not null check (position >= 0),
  primary key (mid, group_id, goods_id),
  foreign key (mid, group_id) references catalog.goods_group (mid, id),
  foreign key (mid, goods_id) references catalog.goods (mid, id)
);

alter table catalog.sku
  add picture text,
  -- No longer made: off every shelf, and kept for what was ordered of it.
  add retired_at timestamptz,
  add check (jsonb_array_length(specs) <= 3),
  drop constraint sku_mid_goods_id_position_key,
  -- deferred: two SKUs may change places in one save
  add constraint sku_combination exclude using btree (mid with =, goods_id with =, specs with =)
    where (retired_at is null) deferrable initially deferred;
create index sku_of_goods on catalog.sku (mid, goods_id, position);

-- From so many pieces on, each costs this. Each step names the one above it, so more pieces never cost more each.
create table catalog.sku_ladder (
  mid bigint not null,
  sku_id bigint not null,
  step smallint not null check (step between 1 and 5),
  from_quantity integer not null check (from_quantity >= 2),
  price_fen bigint not null check (price_fen > 0),
  above_step smallint generated always as (step - 1) stored,
  above_from integer,
  above_price_fen bigint,
  primary key (mid, sku_id, step),
  unique (mid, sku_id, step, from_quantity, price_fen),
  foreign key (mid, sku_id) references catalog.sku (mid, id),
  foreign key (mid, sku_id, above_step, above_from, above_price_fen)
    references catalog.sku_ladder (mid, sku_id, step, from_quantity, price_fen),
  check ((above_from is null) = (step = 1) and (above_price_fen is null) = (step = 1)),
  check (from_quantity > above_from and price_fen < above_price_fen)
);

alter table catalog.shelf
  -- Off the shelf a row stays, with what was sold; visitors cannot read it.
  add is_on boolean not null default true,
  -- not one piece of any SKU can be bought; follows the stock within a second
  add is_sold_out boolean not null default false,
  -- plans: a fulfilled one is forgotten
  add on_shelf_at timestamptz check (on_shelf_at is null or not is_on),
  add off_shelf_at timestamptz check (off_shelf_at > on_shelf_at),
  add turns_at timestamptz generated always as (case when is_on then off_shelf_at else on_shelf_at end) stored,
  add foreign key (mid, category_id) references catalog.category (mid, id);

drop index catalog.shelf_mid_cid_category_id_position_goods_id_idx, catalog.shelf_mid_cid_position_goods_id_idx,
  catalog.shelf_mid_cid_sold_count_goods_id_idx;
-- Each order of a list is an index's, for the whole shop and for one category.
create index shelf_by_position on catalog.shelf (mid, cid, position, goods_id) where is_on;
create index shelf_by_sold on catalog.shelf (mid, cid, sold_count desc, goods_id) where is_on;
create index shelf_by_price on catalog.shelf (mid, cid, price_fen, goods_id) where is_on;
create index category_shelf_by_position on catalog.shelf (mid, cid, category_id, position, goods_id) where is_on;
create index category_shelf_by_sold on catalog.shelf (mid, cid, category_id, sold_count desc, goods_id) where is_on;
create index category_shelf_by_price on catalog.shelf (mid, cid, category_id, price_fen, goods_id) where is_on;
create index category_shelf_by_age on catalog.shelf (mid, cid, category_id, goods_id) where is_on;
create index shelf_of_goods on catalog.shelf (mid, goods_id);
create index shelf_due on catalog.shelf (turns_at) where turns_at is not null;
alter policy visitor on catalog.shelf using (is_on);
select platform.make_due_table('catalog.shelf', 'turns_at is not null', '{}');

create table catalog.goods_view (
  mid bigint not null,
  cid bigint not null,
  goods_id bigint not null,
  total bigint not null check (total > 0),
  primary key (mid, cid, goods_id),
  foreign key (mid, goods_id) references catalog.goods (mid, id)
);

-- What is bought in one order or looked at one after the other, each pair in both directions.
create table catalog.related (
  mid bigint not null,
  goods_id bigint not null,
  other_id bigint not null check (other_id <> goods_id),
  bought integer not null default 0 check (bought >= 0),
  looked integer not null default 0 check (looked >= 0),
  -- buying says more than looking
  weight integer generated always as (4 * bought + looked) stored,
  seen_on date not null,
  primary key (mid, goods_id, other_id),
  foreign key (mid, goods_id) references catalog.goods (mid, id),
  foreign key (mid, other_id) references catalog.goods (mid, id)
);
create index related_by_weight on catalog.related (mid, goods_id, weight desc, other_id);
create index related_age on catalog.related (seen_on);

select platform.make_tenant_table(t), platform.make_public_table(t)
  from unnest(array[
    'catalog.category_layout', 'catalog.brand', 'catalog.promise', 'catalog.goods_promise', 'catalog.goods_group',
    'catalog.goods_group_member', 'catalog.sku_ladder', 'catalog.goods_view', 'catalog.related'
  ]::regclass[]) t;
select platform.make_swept_table('catalog.related', $$seen_on < (platform.now() at time zone 'Asia/Shanghai')::date - 180$$);
