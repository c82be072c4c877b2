-- Points: earned in lots that end, spent earliest end first.
create table loyalty.points_rule (
  mid bigint not null primary key,
  revision integer not null check (revision > 0),
  -- for each yuan paid for goods, before what a level or card makes of them
  points_per_yuan smallint not null check (points_per_yuan between 0 and 100),
  saved_at timestamptz not null
);

-- One row for each member who has ever had any; whoever changes a member's points holds it.
create table loyalty.points (
  mid bigint not null,
  member_id bigint not null,
  balance bigint not null default 0 check (balance >= 0),
  -- taken back for refunds when there were none left: the next ones earned pay it off
  debt bigint not null default 0 check (debt >= 0),
  primary key (mid, member_id)
);

-- What happened, as the member sees it: the row is the sum of these.
create table loyalty.points_entry (
  mid bigint not null,
  id bigint not null,
  member_id bigint not null,
  -- UNDONE: what staff had taken comes back; OVER: a lot has ended
  source_kind text not null check (source_kind in ('ORDER', 'REFUND', 'GRANT', 'BIRTHDAY', 'STAFF', 'UNDONE', 'JOINED', 'OVER')),
  source_id bigint not null,
  amount bigint not null,
  debt bigint not null default 0,
  note text not null default '' check (length(note) <= 100),
  staff_id bigint,
  at timestamptz not null,
  primary key (mid, id),
  unique (mid, source_kind, source_id, member_id),
  check (amount <> 0 or debt <> 0),
  check (amount >= 0 or debt >= 0),
  check ((source_kind in ('STAFF', 'UNDONE')) = (staff_id is not null))
);
create index on loyalty.points_entry (mid, member_id, id desc);

create table loyalty.lot (
  mid bigint not null,
  id bigint not null,
  member_id bigint not null,
  earned_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > earned_at),
  amount bigint not null check (amount > 0),
  rest bigint not null check (rest between 0 and amount),
  -- when the member is to be told that it ends; null: told, or ends too soon for that
  warn_at timestamptz,
  primary key (mid, id)
);
create index on loyalty.lot (mid, member_id, expires_at, id) where rest > 0;
create index lot_over on loyalty.lot (expires_at) where rest > 0;
create index lot_warn_due on loyalty.lot (warn_at) where rest > 0 and warn_at is not null;

-- Which lots an entry filled or took from.
create table loyalty.lot_move (
  mid bigint not null,
  entry_id bigint not null,
  lot_id bigint not null,
  amount bigint not null check (amount <> 0),
  primary key (mid, entry_id, lot_id),
  foreign key (mid, entry_id) references loyalty.points_entry (mid, id),
  foreign key (mid, lot_id) references loyalty.lot (mid, id)
);
create index on loyalty.lot_move (mid, lot_id);

-- Points an order has earned for all that was paid; what is taken back is its share of it.
alter table loyalty.earning add column points bigint not null default 0 check (points >= 0);

select platform.make_tenant_table(t)
  from unnest(array[
    'loyalty.points_rule', 'loyalty.points', 'loyalty.points_entry', 'loyalty.lot', 'loyalty.lot_move'
  ]::regclass[]) t;
select platform.make_judged_table(t)
  from unnest(array['loyalty.points', 'loyalty.points_entry', 'loyalty.lot', 'loyalty.lot_move']::regclass[]) t;
revoke update on loyalty.points_entry, loyalty.lot_move from qianpu_app;
select platform.make_due_table('loyalty.lot', $$rest > 0 and (expires_at <= platform.now() or warn_at <= platform.now())$$, '{}');

-- Grants that wait for their account: from now on there is one.
-- brief: grants came with the activities of the release before, there are few
create index grant_waiting on marketing.grant (at) where state = 'OFFERED' and what in ('POINTS', 'GROWTH');
select platform.make_due_table('marketing.grant'::regclass, $$state = 'OFFERED' and what in ('POINTS', 'GROWTH')$$, '{}');
