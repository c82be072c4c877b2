-- What staff call members by: a login answers their names (spec 3). At most 100 of a merchant and 20 of a member, because each has a place.
create table member.label (
  mid bigint not null,
  id bigint not null,
  slot smallint not null check (slot between 1 and 100),
  name text not null check (length(name) between 1 and 20),
  colour text not null check (colour in ('GREY', 'RED', 'ORANGE', 'GOLD', 'GREEN', 'CYAN', 'BLUE', 'PURPLE')),
  primary key (mid, id),
  unique (mid, slot),
  unique (mid, name)
);
create table member.label_record (
  mid bigint not null,
  member_id bigint not null,
  label_id bigint not null,
  position smallint not null check (position between 0 and 19),
  primary key (mid, member_id, label_id),
  unique (mid, member_id, position),
  foreign key (mid, member_id) references member.account (mid, id),
  foreign key (mid, label_id) references member.label (mid, id) on delete cascade
);
create index label_record_label on member.label_record (mid, label_id, member_id);
select platform.make_tenant_table(t) from unnest(array['member.label', 'member.label_record']::regclass[]) t;
