-- The referee holds the books of all merchants of the pod against each other; it reads them and can do nothing else.
-- src/platform/db/public-tables.ts lists the same tables.
create function platform.make_judged_table(target regclass) returns void
  language plpgsql
  as $$
declare
  its_schema text;
  its_name text;
begin
  select n.nspname, c.relname into its_schema, its_name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.oid = target;
  execute format('grant usage on schema %I to qianpu_referee', its_schema);
  execute format('grant select on %I.%I to qianpu_referee', its_schema, its_name);
  execute format('create policy judge on %I.%I for select to qianpu_referee using (true)', its_schema, its_name);
end
$$;
revoke execute on function platform.make_judged_table(regclass) from public;

select platform.make_judged_table(t)
  from unnest(array[
    'catalog.stock', 'catalog.stock_move', 'delivery.shipment', 'ledger.account', 'ledger.txn', 'ledger.entry', 'platform.idempotency',
    'platform.outbox', 'platform.inbox', 'trade.trade', 'trade.unpaid_count', 'trade.order', 'trade.order_line', 'trade.order_log',
    'trade.payment', 'trade.tender', 'trade.notice', 'trade.refund', 'trade.bill_difference'
  ]::regclass[]) t;

-- Which money moved lately, whatever it was for, and what belongs to one trade.
create index txn_at on ledger.txn (at, mid, id);
create index on trade.payment (mid, trade_id);
create index on trade.tender (mid, trade_id);
create index on trade.refund (mid, tender_id);
