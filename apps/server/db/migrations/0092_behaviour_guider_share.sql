-- How often a member shared a page under a guider's name, day by day (spec 7.2): a figure, never money.
create table behaviour.guider_share (
  mid bigint not null,
  member_id bigint not null,
  guider_id bigint not null,
  day date not null,
  shares smallint not null check (shares between 1 and 100),
  primary key (mid, member_id, guider_id, day)
);
create index guider_share_day on behaviour.guider_share (day);
select platform.make_tenant_table('behaviour.guider_share');
select platform.make_swept_table(
  'behaviour.guider_share',
  $$day < (platform.now() at time zone 'Asia/Shanghai')::date - 400$$
);
