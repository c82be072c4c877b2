-- A host serves a shop's pages or the console, never both: what stands in the storage of one is out of reach of the other.
alter table platform.host add column kind text not null default 'SHOP' check (kind in ('SHOP', 'CONSOLE'));
