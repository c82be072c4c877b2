-- The span a fact was told in, as W3C `traceparent`, so that its consumers belong to the same trace. Null: nobody follows that one.
alter table platform.outbox add column trace text;
