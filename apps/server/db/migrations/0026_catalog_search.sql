-- What goods are found by, and what shoppers look for (decision 38). Kept by the module, in the transaction that changes the goods.
create extension if not exists btree_gin;

-- One row per goods that was ever listed; what a shop may show of it is said by its shelf.
create table catalog.search_document (
  mid bigint not null,
  goods_id bigint not null,
  -- Words, single characters, "~" with a word's sound or its initials. A title, B brand, category, keywords and tags, C selling point, D parts.
  tsv tsvector not null,
  -- Without signs and spaces, in small letters.
  title text not null,
  -- What it adds to the words its shops know.
  words text[] not null,
  brand_id bigint,
  tags text[] not null,
  -- The shops whose words were counted.
  cids bigint[] not null,
  primary key (mid, goods_id),
  foreign key (mid, goods_id) references catalog.goods (mid, id)
);
create index search_document_tsv on catalog.search_document using gin (mid, tsv);

-- Words of the goods on a shop's shelf: what is suggested, and what a mistyped word is held against.
create table catalog.search_word (
  mid bigint not null,
  cid bigint not null,
  word text collate "C" not null check (length(word) between 1 and 20),
  -- "caomei", "cm"
  sound text collate "C" not null,
  initials text collate "C" not null,
  -- The word with one character left out, each in turn.
  lacking text[] not null,
  -- Kept at none, for another that comes: never shown then.
  goods_count integer not null check (goods_count >= 0),
  primary key (mid, cid, word)
);
create index on catalog.search_word (mid, cid, sound) where goods_count > 0;
create index on catalog.search_word (mid, cid, initials) where goods_count > 0;
create index search_word_lacking on catalog.search_word using gin (mid, cid, lacking) where goods_count > 0;

-- Searches of a week (its Monday, in Asia/Shanghai) by a word the shop knows: what strangers type is kept nowhere.
create table catalog.searched_word (
  mid bigint not null,
  cid bigint not null,
  week date not null,
  word text collate "C" not null,
  count integer not null check (count > 0),
  primary key (mid, cid, week, word)
);
create index on catalog.searched_word (mid, cid, week, count desc, word);
create index searched_word_week on catalog.searched_word (week);

-- Searches of a week that found this goods first.
create table catalog.searched_goods (
  mid bigint not null,
  cid bigint not null,
  week date not null,
  goods_id bigint not null,
  count integer not null check (count > 0),
  primary key (mid, cid, week, goods_id)
);
create index on catalog.searched_goods (mid, cid, week, count desc, goods_id);
create index searched_goods_week on catalog.searched_goods (week);

-- What staff want to be searched for.
create table catalog.hot_words (
  mid bigint not null,
  cid bigint not null,
  placeholders text[] not null check (cardinality(placeholders) <= 5),
  -- [{"text": "草莓", "badge": "new"}]
  words jsonb not null check (jsonb_typeof(words) = 'array'),
  primary key (mid, cid)
);

-- How many paid orders of a member had this goods.
create table catalog.goods_buyer (
  mid bigint not null,
  cid bigint not null,
  goods_id bigint not null,
  member_id bigint not null,
  order_count integer not null check (order_count > 0),
  primary key (mid, cid, goods_id, member_id)
);

-- Who bought it, and who came back for it.
create table catalog.bought_again (
  mid bigint not null,
  cid bigint not null,
  goods_id bigint not null,
  buyers integer not null check (buyers > 0),
  returners integer not null check (returners between 0 and buyers),
  -- Fewer than ten buyers say nothing.
  percent smallint generated always as ((case when buyers >= 10 then returners * 100::bigint / buyers end)::smallint) stored,
  primary key (mid, cid, goods_id)
);
create index on catalog.bought_again (mid, cid, percent desc, buyers desc) where percent > 0;

select platform.make_tenant_table(t)
  from unnest(array[
    'catalog.search_document', 'catalog.search_word', 'catalog.searched_word', 'catalog.searched_goods', 'catalog.hot_words',
    'catalog.goods_buyer', 'catalog.bought_again'
  ]::regclass[]) t;
select platform.make_public_table(t)
  from unnest(array[
    'catalog.search_document', 'catalog.search_word', 'catalog.searched_word', 'catalog.searched_goods', 'catalog.hot_words',
    'catalog.bought_again'
  ]::regclass[]) t;
select platform.make_swept_table(t, $$week < (platform.now() at time zone 'Asia/Shanghai')::date - 28$$)
  from unnest(array['catalog.searched_word', 'catalog.searched_goods']::regclass[]) t;
