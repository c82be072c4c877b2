-- The shop a refund is of, as its order has it: lists of staff of some shops would look up every refund's order. Null: a late payment's.
alter table trade.refund add column cid bigint;
update trade.refund r set cid = o.cid from trade.order o where o.mid = r.mid and o.id = r.order_id;

-- How many reviews of a shop wait for an answer, and how many poor ones.
create index review_unanswered on catalog.review (mid, cid, score)
  where answered_at is null and standing = 'SHOWN' and (not is_auto or appended_at is not null);
