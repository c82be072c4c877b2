-- Pictures that are shown to few: nothing of them stands below /img/, and whoever may see one gets an address that ends.
create table asset.private_file (
  mid bigint not null,
  id bigint not null,
  -- What it belongs to; the module of that decides who may see it.
  owner_kind text not null check (owner_kind in ('CHAT')),
  -- Whose matter it is: it goes with their account.
  member_id bigint not null,
  cid bigint not null,
  -- Null: the member sent it.
  staff_id bigint,
  -- Where it is kept, in the folder nobody serves.
  key text not null check (key ~ '^[0-9]+/[a-z]+/[0-9a-f]{32}\.jpg$' and split_part(key, '/', 1) = mid::text and split_part(key, '/', 2) = lower(owner_kind)),
  bytes integer not null check (bytes > 0),
  width smallint not null check (width between 1 and 2000),
  height smallint not null check (height between 1 and 2000),
  uploaded_at timestamptz not null,
  -- When it goes if nobody has used it by then; null: it is part of something.
  unused_until timestamptz,
  primary key (mid, id),
  unique (mid, key)
);
create index private_file_of_member on asset.private_file (mid, member_id);
create index private_file_due on asset.private_file (unused_until) where unused_until is not null;
select platform.make_tenant_table('asset.private_file');
select platform.make_due_table('asset.private_file', 'unused_until < platform.now()', '{}');
