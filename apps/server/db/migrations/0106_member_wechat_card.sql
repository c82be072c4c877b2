-- The merchant's card in the messenger's card pack, and the ticket that lets members put it there; kept as the one of pages is.
-- brief: one row for each app of a merchant
alter table member.wechat_account
  add column card_id text check (card_id ~ '^[A-Za-z0-9_-]{1,32}$'),
  add column sealed_card_ticket bytea,
  add column card_ticket_until timestamptz,
  add column card_asking_until timestamptz,
  add column card_silent_until timestamptz,
  add check ((sealed_card_ticket is null) = (card_ticket_until is null));
