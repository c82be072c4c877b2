-- Pictures people upload: who sent which, and how much room they take.
create schema asset;

create table asset.file (
  mid bigint not null,
  -- Where it is kept, below /img/.
  key text not null check (key ~ '^[0-9]+/[a-z]+/[0-9a-f]{32}\.(jpg|png)$' and split_part(key, '/', 1) = mid::text),
  member_id bigint,
  staff_id bigint,
  purpose text not null check (split_part(key, '/', 2) = purpose),
  bytes integer not null check (bytes > 0),
  width smallint not null check (width between 1 and 2000),
  height smallint not null check (height between 1 and 2000),
  uploaded_at timestamptz not null,
  primary key (mid, key),
  check ((member_id is null) <> (staff_id is null)),
  check (purpose in ('review', 'avatar') and member_id is not null or purpose in ('goods', 'page') and staff_id is not null)
);
select platform.make_tenant_table('asset.file');

-- What a member's files take; under 0 what all files of the merchant do.
create table asset.room (
  mid bigint not null,
  owner_id bigint not null,
  files integer not null check (files > 0),
  bytes bigint not null check (bytes > 0),
  primary key (mid, owner_id)
);
select platform.make_tenant_table('asset.room');
