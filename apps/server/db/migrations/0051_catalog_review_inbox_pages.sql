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
