-- Facts for other modules: written with the change they tell of, delivered by the worker, acted upon once by each consumer.
create table platform.outbox (
  mid bigint not null,
  id bigint not null,
  name text not null,
  payload jsonb not null,
  -- the moment of the fact, or the earliest moment it may be told
  at timestamptz not null,
  -- the next try: `at` until a try fails
  due_at timestamptz not null,
  attempts smallint not null default 0 check (attempts >= 0),
  last_error text,
  -- every consumer's inbox has it
  done_at timestamptz,
  -- tried in vain too often: waits for a human
  parked_at timestamptz,
  primary key (mid, id),
  check (done_at is null or parked_at is null)
);
-- The claim finds the merchant that has waited longest, then that merchant's own rows.
create index outbox_due on platform.outbox (due_at, id) where done_at is null and parked_at is null;
create index outbox_due_of_merchant on platform.outbox (mid, due_at, id) where done_at is null and parked_at is null;
create index outbox_done on platform.outbox (done_at) where done_at is not null;
create index outbox_parked on platform.outbox (parked_at) where parked_at is not null;

create table platform.inbox (
  mid bigint not null,
  consumer text not null,
  event_id bigint not null,
  handled_at timestamptz not null,
  primary key (mid, consumer, event_id)
);
create index inbox_handled on platform.inbox (handled_at);

select platform.make_tenant_table('platform.outbox'), platform.make_tenant_table('platform.inbox');
revoke select, update, delete on platform.outbox from qianpu_app;
revoke update, delete on platform.inbox from qianpu_app;

-- The worker's claim and book-keeping see all merchants of the pod; nobody changes what an event says, and only what is
-- long over goes away.
create policy claim on platform.outbox for select to qianpu_pod using (true);
create policy settle on platform.outbox for update to qianpu_pod using (true);
create policy sweep on platform.outbox for delete to qianpu_pod using (done_at < platform.now() - interval '7 days');
create policy settle on platform.inbox for select to qianpu_pod using (true);
create policy sweep on platform.inbox for delete to qianpu_pod using (handled_at < platform.now() - interval '7 days');
grant select, delete on platform.outbox, platform.inbox to qianpu_pod;
grant update (due_at, attempts, last_error, done_at, parked_at) on platform.outbox to qianpu_pod;
