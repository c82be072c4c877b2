-- What members say of what they bought. A line of an order that was received is the right to one review.
create table catalog.review_right (
  mid bigint not null,
  order_id bigint not null,
  sku_id bigint not null,
  member_id bigint not null,
  goods_id bigint not null,
  -- As it was bought.
  title text not null,
  picture text not null,
  specs text not null,
  received_at timestamptz not null,
  -- When silence counts as five stars.
  auto_at timestamptz not null,
  -- The review the right was used for.
  review_id bigint,
  primary key (mid, order_id, sku_id)
);
create index review_right_unused on catalog.review_right (mid, member_id, received_at desc, order_id, sku_id) where review_id is null;
create index review_right_due on catalog.review_right (auto_at, mid, order_id) where review_id is null;

create table catalog.review (
  mid bigint not null,
  id bigint not null,
  order_id bigint not null,
  sku_id bigint not null,
  goods_id bigint not null,
  member_id bigint not null,
  -- Masked when it was written; null: whose it is, is nobody's business.
  author_name text,
  author_avatar text check (author_avatar is null or author_name is not null),
  score smallint not null check (score between 1 and 5),
  text text not null check (length(text) <= 500),
  pictures text[] not null check (cardinality(pictures) <= 9),
  tags text[] not null check (cardinality(tags) <= 5),
  specs text not null,
  written_at timestamptz not null,
  -- Written by the clock.
  is_auto boolean not null default false,
  standing text not null check (standing in ('SHOWN', 'WAITING', 'HIDDEN')),
  appended_text text check (length(appended_text) between 1 and 500),
  appended_pictures text[] check (cardinality(appended_pictures) <= 9),
  appended_at timestamptz,
  answer_text text check (length(answer_text) between 1 and 500),
  answered_at timestamptz,
  helpful_count integer not null default 0 check (helpful_count >= 0),
  grade text not null generated always as (case when score >= 4 then 'good' when score = 3 then 'middle' else 'poor' end) stored,
  has_pictures boolean not null
    generated always as (cardinality(pictures) + coalesce(cardinality(appended_pictures), 0) > 0) stored,
  -- How much it says; a picture says as much as forty characters.
  said integer not null
    generated always as (
      length(text) + coalesce(length(appended_text), 0)
      + 40 * (cardinality(pictures) + coalesce(cardinality(appended_pictures), 0))
    ) stored,
  is_silent boolean not null
    generated always as (text = '' and cardinality(pictures) = 0 and appended_at is null) stored,
  -- What the clock wrote counts, and nobody has to read it.
  is_listed boolean not null
    generated always as (standing = 'SHOWN' and (not is_auto or appended_at is not null)) stored,
  primary key (mid, id),
  unique (mid, order_id, sku_id),
  foreign key (mid, order_id, sku_id) references catalog.review_right (mid, order_id, sku_id),
  check ((appended_at is null) = (appended_text is null)),
  check ((appended_at is null) = (appended_pictures is null)),
  check ((answered_at is null) = (answer_text is null))
);
-- Each list in its order: what says something first, then the newest. Pictures and appended words always say something.
create index review_listed on catalog.review (mid, goods_id, is_silent, id desc) where is_listed;
create index review_listed_grade on catalog.review (mid, goods_id, grade, is_silent, id desc) where is_listed;
create index review_listed_pictures on catalog.review (mid, goods_id, id desc) where is_listed and has_pictures;
create index review_listed_appended on catalog.review (mid, goods_id, id desc) where is_listed and appended_at is not null;
create index review_listed_said on catalog.review (mid, goods_id, said desc, id desc) where is_listed;
create index review_of_member on catalog.review (mid, member_id, id desc);
-- What staff look through: whatever somebody has said, also by breaking a silence.
create index review_standing on catalog.review (mid, standing, id desc) where not is_auto or appended_at is not null;

create table catalog.review_tag (
  mid bigint not null,
  goods_id bigint not null,
  tag text not null check (length(tag) between 1 and 10),
  review_id bigint not null,
  primary key (mid, goods_id, tag, review_id),
  foreign key (mid, review_id) references catalog.review (mid, id)
);

-- Who found a review helpful; the review counts them.
create table catalog.review_vote (
  mid bigint not null,
  review_id bigint not null,
  member_id bigint not null,
  primary key (mid, review_id, member_id),
  foreign key (mid, review_id) references catalog.review (mid, id)
);

-- Counts of the reviews that are SHOWN, changed with each of them; the referee holds both against each other.
create table catalog.review_summary (
  mid bigint not null,
  goods_id bigint not null,
  star_1 integer not null check (star_1 >= 0),
  star_2 integer not null check (star_2 >= 0),
  star_3 integer not null check (star_3 >= 0),
  star_4 integer not null check (star_4 >= 0),
  star_5 integer not null check (star_5 >= 0),
  -- Of the five stars, those no list shows.
  auto integer not null check (auto between 0 and star_5),
  pictures integer not null check (pictures >= 0),
  appended integer not null check (appended >= 0),
  primary key (mid, goods_id)
);
create table catalog.review_tag_count (
  mid bigint not null,
  goods_id bigint not null,
  tag text not null,
  reviews integer not null check (reviews >= 0),
  primary key (mid, goods_id, tag)
);
create index review_tag_most on catalog.review_tag_count (mid, goods_id, reviews desc, tag) where reviews > 0;

-- Words that let a review wait for staff; normalised (review.rules.ts).
create table catalog.sensitive_words (
  mid bigint primary key,
  words text[] not null check (cardinality(words) <= 2000)
);

select platform.make_tenant_table(t)
  from unnest(array[
    'catalog.review_right', 'catalog.review', 'catalog.review_tag', 'catalog.review_vote', 'catalog.review_summary',
    'catalog.review_tag_count', 'catalog.sensitive_words'
  ]::regclass[]) t;
revoke delete on catalog.review_right, catalog.review, catalog.review_summary from qianpu_app;
select platform.make_public_table(t)
  from unnest(array['catalog.review_tag', 'catalog.review_summary', 'catalog.review_tag_count']::regclass[]) t;
-- Neither what waits or is hidden nor whose a review is can be read by the role that serves visitors, whatever a statement says.
grant select (
  mid, id, goods_id, author_name, author_avatar, score, text, pictures, tags, specs, written_at, standing, appended_text, appended_pictures,
  appended_at, answer_text, answered_at, helpful_count, grade, has_pictures, said, is_silent, is_listed
) on catalog.review to qianpu_public;
create policy visitor on catalog.review for select to qianpu_public using (is_listed);
select platform.make_due_table('catalog.review_right', 'review_id is null and auto_at < platform.now()', '{}');
select platform.make_judged_table(t)
  from unnest(array[
    'catalog.review_right', 'catalog.review', 'catalog.review_vote', 'catalog.review_summary', 'catalog.review_tag_count'
  ]::regclass[]) t;

-- Whoever changes what a member keeps holds this row, so the limits hold whoever else hurries.
create table behaviour.keeper (
  mid bigint not null,
  member_id bigint not null,
  favourites smallint not null default 0 check (favourites between 0 and 500),
  primary key (mid, member_id)
);

-- Goods a member keeps, in whichever shop of the merchant; each shop shows them at its own price.
create table behaviour.favourite (
  mid bigint not null,
  member_id bigint not null,
  goods_id bigint not null,
  kept_at timestamptz not null,
  primary key (mid, member_id, goods_id)
);
create index on behaviour.favourite (mid, member_id, kept_at desc, goods_id desc);

-- Goods a member has looked at, each where it was looked at last.
create table behaviour.footprint (
  mid bigint not null,
  member_id bigint not null,
  goods_id bigint not null,
  seen_at timestamptz not null,
  primary key (mid, member_id, goods_id)
);
create index on behaviour.footprint (mid, member_id, seen_at desc, goods_id desc);

select platform.make_tenant_table(t)
  from unnest(array['behaviour.keeper', 'behaviour.favourite', 'behaviour.footprint']::regclass[]) t;
