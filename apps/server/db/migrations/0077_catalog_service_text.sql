-- What the shop promises for one goods beside what it promises for many.
alter table catalog.goods add column service_text text not null default '' check (length(service_text) <= 300);
