-- Two editors of one shop's prices: whoever saves second is told instead of overwriting the first. Counts what staff say of a goods in a shop.
alter table catalog.shelf add column revision integer not null default 1;
