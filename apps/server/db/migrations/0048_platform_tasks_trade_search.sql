-- Long work of staff: an export, five hundred parcels. The row is the work; the queue of jobs only says when it is taken up.
create table platform.task (
  mid bigint not null,
  id bigint not null,
  kind text not null check (length(kind) between 1 and 40),
  -- the call that started it: whoever may not make that call may not have what came of it
  call text not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'RUNNING', 'DONE', 'FAILED')),
  done integer not null default 0 check (done >= 0),
  total integer check (total >= 0),
  -- emptied at the end: it may name somebody
  input jsonb not null,
  staff_id bigint not null,
  -- the shops it may touch; null: all of the merchant
  cids bigint[],
  result jsonb not null default '{}',
  file_name text,
  file_type text,
  parts smallint not null default 0 check (parts >= 0),
  tries smallint not null default 0,
  -- who works on it, and until when nobody else does; whoever was overtaken notices at their next word
  runner bigint,
  alive_until timestamptz,
  -- when the worker takes it up, or takes it up again
  send_at timestamptz not null,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  expires_at timestamptz not null,
  primary key (mid, id),
  check ((state in ('DONE', 'FAILED')) = (finished_at is not null)),
  check ((parts = 0) = (file_name is null)),
  check ((file_name is null) = (file_type is null))
);
create index on platform.task (mid, staff_id, id desc);
create index task_due on platform.task (send_at, mid, id) where state in ('WAITING', 'RUNNING');
create index task_expiry on platform.task (expires_at, mid, id);

-- What came of it, in pieces small enough to be answered one by one.
create table platform.task_file (
  mid bigint not null,
  task_id bigint not null,
  part smallint not null check (part >= 0),
  bytes bytea not null check (length(bytes) between 1 and 786432),
  expires_at timestamptz not null,
  primary key (mid, task_id, part),
  foreign key (mid, task_id) references platform.task (mid, id)
);
create index task_file_expiry on platform.task_file (expires_at, mid, task_id, part);

select platform.make_tenant_table(t) from unnest(array['platform.task', 'platform.task_file']::regclass[]) t;
select platform.make_due_table('platform.task', $$state in ('WAITING', 'RUNNING')$$, '{send_at}');
select platform.make_swept_table(t, 'expires_at < platform.now()') from unnest(array['platform.task', 'platform.task_file']::regclass[]) t;

-- What staff look for among a million orders of a merchant. The number is the key itself.
create index order_shop on trade.order (mid, cid, id desc);
create index order_shop_open on trade.order (mid, cid, state, id desc) where state not in ('COMPLETED', 'CLOSED');
create index order_placed on trade.order (mid, created_at desc, id desc);
create index order_amount on trade.order (mid, payable_fen desc, id desc);
create index order_phone on trade.order (mid, (right(address ->> 'phone', 4)), id desc);
-- What has waited longest to be sent; also what is overdue.
create index order_to_ship on trade.order (mid, paid_at, id) where state = 'TO_SHIP';
create index order_line_goods on trade.order_line (mid, goods_id, order_id desc);
create index refund_open on trade.refund (mid, order_id) where state <> 'DONE';
create index refund_request_open on trade.refund_request (mid, id desc) where state = 'WAITING';
create index shipment_tracking on delivery.shipment (mid, upper(tracking_no));

-- What staff tell each other about an order; its buyer never reads it.
create table trade.order_note (
  mid bigint not null,
  id bigint not null,
  order_id bigint not null,
  text text not null check (length(text) between 1 and 500),
  staff_id bigint not null,
  at timestamptz not null,
  primary key (mid, id),
  foreign key (mid, order_id) references trade.order (mid, id)
);
create index on trade.order_note (mid, order_id, id);
select platform.make_tenant_table('trade.order_note');
revoke update, delete on trade.order_note from qianpu_app;
