-- Which request a fact was told in, so that the log lines of its consumers carry the same id. Null: no request, or one from before.
alter table platform.outbox add column request_id text check (length(request_id) <= 64);
