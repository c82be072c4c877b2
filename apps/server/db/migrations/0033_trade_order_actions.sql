-- What a buyer does with a placed order without moving it to another state. Each is one conditional statement with a line in the log.
alter table trade.order
  -- the time to confirm was prolonged: once
  add column extended_at timestamptz,
  -- the shop was asked to hurry: once a day
  add column urged_at timestamptz,
  add column urged_count smallint not null default 0 check (urged_count >= 0),
  -- the address as it was when the order was placed: once, before it was sent
  add column address_before jsonb,
  add column address_changed_at timestamptz,
  -- its buyer does not want to see it any more; staff still do
  add column deleted_at timestamptz,
  add check (extended_at is null or shipped_at is not null),
  add check ((urged_at is null) = (urged_count = 0)),
  add check ((address_before is null) = (address_changed_at is null)),
  add check (address_changed_at is null or pay_state = 'PAID'),
  add check (deleted_at is null or state in ('COMPLETED', 'CLOSED'));

-- Set on a line that is no step.
alter table trade.order_log
  add column action text check (action in ('EXTENDED', 'URGED', 'ADDRESS_CHANGED', 'DELETED')),
  add check (action is null or from_state = to_state);
