-- Managing those who work for a merchant (issue 22): display names, invitations, when somebody was last there, an audit log that can be searched.

alter table staff.account
  -- As colleagues call them; empty: nobody has said.
  add column nick text not null default '' check (length(nick) <= 32),
  -- To five minutes, as sessions know it; it stays when they are gone.
  add column seen_at timestamptz;

alter table staff.session add column address text;

-- An account that is offered to somebody: it exists once they have chosen a password. The token is shown once and never stored.
create table staff.invitation (
  mid bigint not null,
  id bigint not null,
  name text not null check (name ~ '^[a-z][a-z0-9._-]{1,31}$'),
  nick text not null check (length(nick) <= 32),
  token_hash bytea not null check (length(token_hash) = 32),
  -- Null: the operator, who opens a merchant before it has any staff.
  invited_by bigint,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  accepted_at timestamptz,
  staff_id bigint,
  primary key (mid, id),
  unique (mid, token_hash),
  foreign key (mid, invited_by) references staff.account (mid, id),
  foreign key (mid, staff_id) references staff.account (mid, id),
  check ((accepted_at is null) = (staff_id is null)),
  check (accepted_at is null or revoked_at is null)
);
-- Of several for one name only the newest is good.
create unique index invitation_open on staff.invitation (mid, name) where accepted_at is null and revoked_at is null;
create index on staff.invitation (mid, invited_by);
create index on staff.invitation (mid, staff_id);
create index invitation_expiry on staff.invitation (expires_at);

create table staff.invitation_role (
  mid bigint not null,
  invitation_id bigint not null,
  role_id bigint not null,
  cid bigint not null check (cid >= 0),
  primary key (mid, invitation_id, role_id, cid),
  foreign key (mid, invitation_id) references staff.invitation (mid, id) on delete cascade,
  -- An invitation that waits keeps its roles from being removed; those that are over let go of them.
  foreign key (mid, role_id) references staff.role (mid, id) on delete cascade
);
create index on staff.invitation_role (mid, role_id);

select platform.make_tenant_table(t) from unnest(array['staff.invitation', 'staff.invitation_role']::regclass[]) t;
select platform.make_swept_table('staff.invitation', $$expires_at < platform.now() - interval '30 days'$$);

-- Each filter of the audit log with its time: a page is read from the end of one index, and a range of dates is a part of it.
create index action_at on staff.action (mid, at, id);
create index action_staff on staff.action (mid, staff_id, at, id);
create index action_call on staff.action (mid, call, at, id);
create index action_subject on staff.action (mid, subject_id, at, id) where subject_id is not null;
create index action_outcome on staff.action (mid, outcome, at, id) where outcome <> 'done';
drop index staff.action_mid_staff_id_idx, staff.action_mid_call_id_idx;
