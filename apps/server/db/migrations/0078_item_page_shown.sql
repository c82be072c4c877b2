-- What sending costs and how soon a shop sends stands on its item pages.
select platform.make_public_table('delivery.freight_rule');

-- Of settings visitors read those that orders go by: no other module's can be read by their role, whatever a statement says.
grant usage on schema shop to qianpu_public;
grant select (mid, cid, module, value) on shop.setting to qianpu_public;
create policy visitor on shop.setting for select to qianpu_public using (module = 'order');

-- An uploaded picture's name ends in the colour most of it has: its frame has that colour until it is there.
alter table asset.file drop constraint file_check,
  add constraint file_check
    check (key ~ '^[0-9]+/[a-z]+/[0-9a-f]{32}(__[0-9a-f]{6})?\.(jpg|png)$' and split_part(key, '/', 1) = mid::text);
