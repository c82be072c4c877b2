-- Points of the birthday, once a year: when they are due next. What is given is a row of loyalty.points_entry whose source is the year,
-- unique for each member.
create table loyalty.birthday (
  mid bigint not null,
  member_id bigint not null,
  -- the birthday begins then, in Shanghai; null: it is not known
  due_at timestamptz,
  -- the last year that has had its points, whatever the birthday is by now
  given_year smallint,
  primary key (mid, member_id),
  check (extract(year from due_at at time zone 'Asia/Shanghai') > given_year)
);
create index birthday_due on loyalty.birthday (due_at) where due_at is not null;
select platform.make_tenant_table('loyalty.birthday');
select platform.make_due_table('loyalty.birthday', $$due_at <= platform.now()$$, '{}');

-- Those that are known already, from today on; 29 February is the 28th in other years.
insert into loyalty.birthday (mid, member_id, due_at)
select a.mid, a.id, (a.birthday + make_interval(years => y.age + case when a.birthday + make_interval(years => y.age) < y.today then 1 else 0 end))
                      at time zone 'Asia/Shanghai'
  from member.account a
  cross join lateral (select (platform.now() at time zone 'Asia/Shanghai')::date as today) t
  cross join lateral (select t.today, (extract(year from t.today) - extract(year from a.birthday))::integer as age) y
 where a.birthday is not null and a.erased_at is null and a.joined_id is null;
