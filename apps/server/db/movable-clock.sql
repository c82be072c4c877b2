-- Development and test databases only: the clock runs `ahead` of real time, and `./mall clock` moves it.
create table if not exists platform.clock (
  only_row boolean primary key default true check (only_row),
  ahead interval not null default '0'
);
insert into platform.clock default values on conflict do nothing;
grant select on platform.clock to qianpu_app, qianpu_public, qianpu_pod, qianpu_referee;

create or replace function platform.now() returns timestamptz
  language sql stable parallel safe
  as $$ select now() + (select ahead from platform.clock) $$;
