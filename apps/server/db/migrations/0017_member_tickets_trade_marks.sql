-- A login handed from a mini program to the page it shows: good once, within a minute, for the program it was made for. The ticket
-- itself is never stored.
create table member.login_ticket (
  mid bigint not null,
  ticket_hash bytea not null check (length(ticket_hash) = 32),
  member_id bigint not null,
  app_id text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (mid, ticket_hash),
  foreign key (mid, member_id) references member.account (mid, id)
);
create index on member.login_ticket (mid, member_id);
create index login_ticket_expiry on member.login_ticket (expires_at);
select platform.make_tenant_table('member.login_ticket');
select platform.make_swept_table('member.login_ticket', 'expires_at < platform.now()');

-- Whether a token would be good if its member were not barred or forbidden to log in: asked only when session_of does not know it.
-- What was ended before the bar stays just ended, and so does what a bar ended once the member is readmitted.
create function member.is_token_barred(its_mid bigint, its_hash bytea) returns boolean
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp
  as $$
begin
  return exists (
    select from member.session s join member.account a on a.mid = s.mid and a.id = s.member_id
     where s.mid = its_mid and s.token_hash = its_hash and s.expires_at > platform.now()
       and (a.barred_at is not null or a.login_forbidden_at is not null)
       and (s.revoked_at is null or s.revoked_at >= a.barred_at)
  );
end
$$;
revoke execute on function member.is_token_barred(bigint, bytea) from public;
grant execute on function member.is_token_barred(bigint, bytea) to qianpu_public, qianpu_app;

-- Who brought the shopper to a line: what pays for it reads them later.
alter table trade.order_line
  add column poster_id bigint,
  add column recommender_member_id bigint,
  add column reseller_id bigint,
  add column guider_id bigint;
