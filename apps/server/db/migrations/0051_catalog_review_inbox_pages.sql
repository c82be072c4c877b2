-- Reviews as staff look through them: whatever somebody has said, by shop, goods, stars or what waits for an answer, newest first.
drop index catalog.review_standing;
create index review_inbox on catalog.review (mid, written_at desc, id desc) where not is_auto or appended_at is not null;
create index review_inbox_standing on catalog.review (mid, standing, written_at desc, id desc) where not is_auto or appended_at is not null;
create index review_inbox_shop on catalog.review (mid, cid, written_at desc, id desc) where not is_auto or appended_at is not null;
create index review_inbox_goods on catalog.review (mid, goods_id, written_at desc, id desc) where not is_auto or appended_at is not null;
create index review_inbox_score on catalog.review (mid, score, written_at desc, id desc) where not is_auto or appended_at is not null;
create index review_inbox_unanswered on catalog.review (mid, written_at desc, id desc)
  where answered_at is null and (not is_auto or appended_at is not null);
create index review_words on catalog.review using gin (mid, catalog.parts_of(lower(text || ' ' || coalesce(appended_text, ''))))
  where not is_auto or appended_at is not null;

-- Who saved a draft last, and when; null for what came before.
alter table decoration.page
  add column edited_by bigint,
  add column edited_at timestamptz;

-- Pictures staff have uploaded, newest first.
create index file_of_staff on asset.file (mid, uploaded_at desc, key) where staff_id is not null;

-- The parts a text must have to hold these words: single characters are in too many texts to be of use where there are pairs.
create function catalog.sought_parts(words text) returns text[]
  language sql immutable parallel safe
  set search_path = pg_catalog, pg_temp
  as $$
  select array_agg(part) from unnest(catalog.parts_of(words)) as part where length(part) = least(length(words), 2)
$$;

-- What staff find by words. Row security would keep the index from being used, since finding parts of an array may tell of other rows: these
-- functions stand above it and look through the tenant's own rows alone. What is found very often is found soon by walking from the newest.
create function catalog.goods_with_words(sought text, most integer) returns setof bigint
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp
  as $$
declare
  own_mid bigint := nullif(current_setting('app.mid', true), '')::bigint;
  ids bigint[];
begin
  ids := array(
    select t.goods_id from catalog.goods_text t
     where t.mid = own_mid and t.parts @> catalog.sought_parts(lower(sought)) and strpos(t.words, lower(sought)) > 0
     limit most);
  if cardinality(ids) < most then
    return query select unnest(ids);
  else
    return query
      select t.goods_id from catalog.goods_text t where t.mid = own_mid and strpos(t.words, lower(sought)) > 0
       order by t.goods_id desc limit most;
  end if;
end
$$;
create function catalog.reviews_with_words(sought text, most integer) returns setof bigint
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
  as $$
  select r.id from catalog.review r
   where r.mid = nullif(current_setting('app.mid', true), '')::bigint and (not r.is_auto or r.appended_at is not null)
     and catalog.parts_of(lower(r.text || ' ' || coalesce(r.appended_text, ''))) @> catalog.sought_parts(lower(sought))
     and strpos(lower(r.text || ' ' || coalesce(r.appended_text, '')), lower(sought)) > 0
   order by r.id desc limit most
$$;
revoke execute on function catalog.goods_with_words(text, integer), catalog.reviews_with_words(text, integer) from public;
grant execute on function catalog.goods_with_words(text, integer), catalog.reviews_with_words(text, integer) to qianpu_app;
