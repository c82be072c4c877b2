-- Messages hold more than words; a shop says something before anybody answers; staff have a name shoppers read.
alter table support.message
  add column kind text not null default 'TEXT' check (kind in ('TEXT', 'PICTURE', 'GOODS', 'ORDER')),
  alter column text drop not null,
  -- In asset.private_file.
  add column file_id bigint,
  add column goods_id bigint,
  add column sku_id bigint,
  add column order_id bigint,
  -- The shop's answer to one of its own questions: nobody of staff wrote it.
  add column is_automatic boolean not null default false,
  drop constraint message_check,
  add constraint message_author check (
    (staff_id is not null) = (sender = 'STAFF' and not is_automatic) and (sender = 'STAFF' or not is_automatic)
  ),
  add constraint message_content check (
    (text is not null) = (kind = 'TEXT')
    and (file_id is not null) = (kind = 'PICTURE')
    and (goods_id is not null) = (kind = 'GOODS')
    and (sku_id is null or kind = 'GOODS')
    and (order_id is not null) = (kind = 'ORDER')
  );

-- What a shop says first, when it answers, and what it answers by itself. One row a shop, saved as a whole.
create table support.welcome (
  mid bigint not null,
  cid bigint not null,
  greeting text not null check (length(greeting) <= 500),
  -- Every day, by the clock of Beijing; null: not said.
  hours_from text collate "C" check (hours_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  hours_until text collate "C" check (hours_until ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'),
  -- Of {id, title, answer}, in the order shoppers see them.
  questions jsonb not null check (jsonb_typeof(questions) = 'array' and jsonb_array_length(questions) <= 6),
  revision integer not null check (revision > 0),
  primary key (mid, cid),
  check ((hours_from is null) = (hours_until is null)),
  check (hours_from < hours_until)
);
select platform.make_tenant_table('support.welcome'), platform.make_public_table('support.welcome');

-- What shoppers are told of a person of staff; null: the shop's contact stands there.
create table support.agent (
  mid bigint not null,
  staff_id bigint not null,
  nick text check (length(nick) between 1 and 20),
  avatar text,
  primary key (mid, staff_id)
);
select platform.make_tenant_table('support.agent');
