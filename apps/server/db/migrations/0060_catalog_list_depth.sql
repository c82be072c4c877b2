-- What lists of staff count at depth is read from indexes alone.
drop index trade.order_shop, trade.order_shop_open;
create index order_shop on trade.order (mid, cid, id desc) include (payable_fen);
create index order_shop_state on trade.order (mid, cid, state, id desc) include (payable_fen);

drop index catalog.review_inbox_unanswered;
create index review_inbox_unanswered on catalog.review (mid, written_at desc, id desc) include (cid, score, standing)
  where answered_at is null and (not is_auto or appended_at is not null);
create index review_inbox_waiting on catalog.review (mid, cid)
  where standing = 'WAITING' and (not is_auto or appended_at is not null);

-- goods_figure_least has the same goods.
drop index catalog.goods_figure_empty;

-- Of many no order is asked for: whoever finds as many as asked for looks for them from the newest.
create or replace function catalog.reviews_with_words(sought text, most integer) returns setof bigint
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
  as $$
  select r.id from catalog.review r
   where r.mid = nullif(current_setting('app.mid', true), '')::bigint and (not r.is_auto or r.appended_at is not null)
     and catalog.parts_of(lower(r.text || ' ' || coalesce(r.appended_text, ''))) @> catalog.sought_parts(lower(sought))
     and strpos(lower(r.text || ' ' || coalesce(r.appended_text, '')), lower(sought)) > 0
   limit most
$$;
