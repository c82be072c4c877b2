-- What shoppers ask about goods, and what buyers and the shop answer.
create schema question;

create table question.question (
  mid bigint not null,
  id bigint not null,
  -- The shop it was asked in: whose staff look after it.
  cid bigint not null,
  goods_id bigint not null,
  -- As the goods were called when it was asked.
  goods_title text not null,
  goods_picture text not null,
  member_id bigint not null,
  -- Masked when it was written.
  author_name text not null,
  -- Empty once its author has left.
  text text not null check (length(text) <= 100),
  asked_at timestamptz not null,
  standing text not null check (standing in ('SHOWN', 'WAITING', 'HIDDEN')),
  -- Answers that are shown; the referee holds it against the rows.
  answer_count integer not null default 0 check (answer_count >= 0),
  primary key (mid, id)
);
create index question_listed on question.question (mid, goods_id, answer_count desc, id desc) where standing = 'SHOWN';
create index question_of_member on question.question (mid, member_id, id);
create index question_waiting on question.question (mid, id desc) where standing = 'WAITING';
create index question_unanswered on question.question (mid, id desc) where standing = 'SHOWN' and answer_count = 0;

create table question.answer (
  mid bigint not null,
  id bigint not null,
  question_id bigint not null,
  -- A buyer; null: the shop.
  member_id bigint,
  author_name text not null,
  text text not null check (length(text) <= 300),
  answered_at timestamptz not null,
  standing text not null check (standing in ('SHOWN', 'WAITING', 'HIDDEN')),
  is_shop boolean not null generated always as (member_id is null) stored,
  primary key (mid, id),
  foreign key (mid, question_id) references question.question (mid, id),
  -- Every buyer answers once, and so does the shop.
  unique nulls not distinct (mid, question_id, member_id)
);
create index answer_listed on question.answer (mid, question_id, is_shop desc, id) where standing = 'SHOWN';
create index answer_waiting on question.answer (mid, question_id) where standing = 'WAITING';
create index answer_of_member on question.answer (mid, member_id, id) where member_id is not null;

-- How much a member has asked and answered on a day: the limits are held here.
create table question.member_day (
  mid bigint not null,
  member_id bigint not null,
  day date not null,
  asked smallint not null default 0 check (asked between 0 and 5),
  answered smallint not null default 0 check (answered between 0 and 20),
  primary key (mid, member_id, day)
);
create index member_day_age on question.member_day (day);

select platform.make_tenant_table(t)
  from unnest(array['question.question', 'question.answer', 'question.member_day']::regclass[]) t;
revoke delete on question.question, question.answer from qianpu_app;
-- Neither what waits or is hidden nor whose it is can be read by the role that serves visitors, whatever a statement says.
grant usage on schema question to qianpu_public;
grant select (mid, id, goods_id, author_name, text, asked_at, standing, answer_count) on question.question to qianpu_public;
grant select (mid, id, question_id, author_name, text, answered_at, standing, is_shop) on question.answer to qianpu_public;
create policy visitor on question.question for select to qianpu_public using (standing = 'SHOWN');
create policy visitor on question.answer for select to qianpu_public using (standing = 'SHOWN');
select platform.make_swept_table('question.member_day', $$day < (platform.now() at time zone 'Asia/Shanghai')::date - 7$$);
select platform.make_judged_table('question.question'), platform.make_judged_table('question.answer');

-- Whether a member has received goods: who has may answer.
create index review_right_of_goods on catalog.review_right (mid, member_id, goods_id);

alter table inbox.message drop constraint message_kind_check,
  add constraint message_kind_check check (kind in ('COUPON_ENDING', 'QUESTION_ANSWERED'));
