-- Stars for service and logistics beside those for the goods. Null: the review is older, or says nothing of them.
alter table catalog.review
  add column service_score smallint check (service_score between 1 and 5),
  add column logistics_score smallint check (logistics_score between 1 and 5);

-- Summed up like the stars for goods; the referee holds these against the reviews as well.
alter table shop.rating
  add column service_reviews integer not null default 0,
  add column service_stars integer not null default 0,
  add column logistics_reviews integer not null default 0,
  add column logistics_stars integer not null default 0,
  add check (service_reviews between 0 and reviews and service_stars between service_reviews and 5 * service_reviews),
  add check (logistics_reviews between 0 and reviews and logistics_stars between logistics_reviews and 5 * logistics_reviews);

-- Shops a member follows, and how many follow each; both change in one statement.
alter table behaviour.keeper add column shops smallint not null default 0 check (shops between 0 and 200);
create table behaviour.shop_follow (
  mid bigint not null,
  member_id bigint not null,
  cid bigint not null,
  followed_at timestamptz not null,
  primary key (mid, member_id, cid)
);
create index shop_follow_newest on behaviour.shop_follow (mid, member_id, followed_at desc, cid desc);
create table behaviour.shop_followers (
  mid bigint not null,
  cid bigint not null,
  followers integer not null check (followers >= 0),
  primary key (mid, cid)
);
select platform.make_tenant_table('behaviour.shop_follow'), platform.make_tenant_table('behaviour.shop_followers');
select platform.make_public_table('behaviour.shop_followers');
select platform.make_judged_table('behaviour.shop_follow'), platform.make_judged_table('behaviour.shop_followers');
