-- Cards of members: a free one with a number, and paid ones that run for months.
create table loyalty.card_kind (
  mid bigint not null,
  id bigint not null,
  revision integer not null check (revision > 0),
  is_on boolean not null,
  name text not null check (length(name) between 1 and 10),
  colour_from text not null check (colour_from ~ '^#[0-9a-f]{6}$'),
  colour_to text not null check (colour_to ~ '^#[0-9a-f]{6}$'),
  -- 0: free, for ever
  months smallint not null check (months in (0, 1, 3, 12)),
  price_fen bigint not null check (price_fen between 0 and 10000000),
  -- struck through beside the price; null: none
  struck_fen bigint check (struck_fen > price_fen),
  percent smallint not null check (percent between 50 and 100),
  free_freight smallint check (free_freight between 0 and 31),
  points_tenths smallint not null check (points_tenths between 10 and 100),
  -- templates of coupons, one of each given a month
  pack bigint[] not null check (cardinality(pack) <= 10),
  primary key (mid, id),
  check ((months = 0) = (price_fen = 0)),
  check (months > 0 or pack = '{}')
);
-- The free card is one of a merchant.
create unique index card_kind_free on loyalty.card_kind (mid) where months = 0;

create table loyalty.card (
  mid bigint not null,
  id bigint not null,
  kind_id bigint not null,
  member_id bigint not null,
  -- of the free card
  number text check (number ~ '^[0-9]{12}$'),
  opened_at timestamptz not null,
  -- how many months it was opened for, renewals with them; 0: for ever
  months integer not null check (months between 0 and 1200),
  ends_at timestamptz not null check (ends_at > opened_at),
  is_frozen boolean not null default false,
  -- coupon packs given since it was opened, and when the next one is due; null: none more
  packs integer not null default 0 check (packs between 0 and months),
  pack_due timestamptz,
  -- when the member is to be told that it ends; null: told, or it does not end
  warn_at timestamptz,
  primary key (mid, id),
  unique (mid, member_id, kind_id),
  unique (mid, number),
  foreign key (mid, kind_id) references loyalty.card_kind (mid, id),
  check ((months = 0) = (number is not null)),
  check ((months = 0) = (ends_at = 'infinity'))
);
create index card_pack_due on loyalty.card (pack_due) where pack_due is not null;
create index card_warn_due on loyalty.card (warn_at) where warn_at is not null;

-- Who was given what of a pack: once for each month of a card.
create table loyalty.pack_coupon (
  mid bigint not null,
  card_id bigint not null,
  opened_at timestamptz not null,
  n integer not null check (n >= 0),
  template_id bigint not null,
  -- null: there were none left
  coupon_id bigint,
  at timestamptz not null,
  primary key (mid, card_id, opened_at, n, template_id),
  foreign key (mid, card_id) references loyalty.card (mid, id)
);

select platform.make_tenant_table(t)
  from unnest(array['loyalty.card_kind', 'loyalty.card', 'loyalty.pack_coupon']::regclass[]) t;
select platform.make_judged_table(t) from unnest(array['loyalty.card', 'loyalty.pack_coupon']::regclass[]) t;
revoke delete on loyalty.card_kind from qianpu_app;
select platform.make_due_table('loyalty.card', $$pack_due <= platform.now() or warn_at <= platform.now()$$, '{}');

-- Which card logins tell of: until when the longest runs, and whether one is frozen.
alter table member.account
  add column card_until timestamptz,
  add column card_is_frozen boolean not null default false;
