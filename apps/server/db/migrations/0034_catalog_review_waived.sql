-- Whoever deletes an order gives up the right to review it; silence then counts for nothing.
alter table catalog.review_right
  add column waived_at timestamptz,
  add check (waived_at is null or review_id is null);
drop index catalog.review_right_unused, catalog.review_right_due;
create index review_right_unused on catalog.review_right (mid, member_id, received_at desc, order_id, sku_id)
  where review_id is null and waived_at is null;
create index review_right_due on catalog.review_right (auto_at, mid, order_id) where review_id is null and waived_at is null;
