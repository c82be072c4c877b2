-- What staff find and sort members by: one row for each account that lives, kept by events. ./mall report rebuild writes the table anew.
create schema customer;

create table customer.summary (
  mid bigint not null,
  member_id bigint not null,
  joined_at timestamptz not null,
  -- The last sign-in, or the last call of a session on another day.
  seen_at timestamptz not null,
  -- Paid, whatever came of them.
  orders integer not null default 0 check (orders >= 0),
  paid_fen bigint not null default 0 check (paid_fen >= 0),
  -- May be told of before the payment is.
  refunded_fen bigint not null default 0 check (refunded_fen >= 0),
  first_paid_at timestamptz,
  last_paid_at timestamptz check (last_paid_at >= first_paid_at),
  level smallint not null default 0 check (level >= 0),
  -- The change the level is of: of two that are told in the wrong order the later one stays.
  level_change_id bigint not null default 0,
  primary key (mid, member_id),
  check ((orders > 0) = (first_paid_at is not null)),
  check ((orders > 0) = (last_paid_at is not null))
);
-- Each carries a way of sorting and the filters beside it.
create index summary_joined on customer.summary (mid, joined_at, member_id);
create index summary_seen on customer.summary (mid, seen_at, member_id);
create index summary_last_paid on customer.summary (mid, last_paid_at, member_id) where last_paid_at is not null;
create index summary_paid on customer.summary (mid, paid_fen, member_id);
create index summary_orders on customer.summary (mid, orders, member_id);
create index summary_level on customer.summary (mid, level, member_id);
select platform.make_tenant_table('customer.summary'), platform.make_judged_table('customer.summary');

-- An order or a refund whose event waits is left to the event.
insert into customer.summary (mid, member_id, joined_at, seen_at, level, orders, paid_fen, refunded_fen, first_paid_at, last_paid_at)
select a.mid, a.id, a.created_at,
       greatest(a.created_at, (select max(s.seen_at) from member.session s where s.mid = a.mid and s.member_id = a.id)),
       a.level, coalesce(o.orders, 0), coalesce(o.paid_fen, 0), coalesce(r.refunded_fen, 0), o.first_paid_at, o.last_paid_at
  from member.account a
  left join (
    select o.mid, o.member_id, count(*) as orders, sum(o.payable_fen) as paid_fen, min(o.paid_at) as first_paid_at, max(o.paid_at) as last_paid_at
      from trade.order o
     where o.paid_at is not null
       and not exists (select from platform.outbox e
                        where e.mid = o.mid and e.name = 'trade.order.paid' and e.done_at is null and (e.payload ->> 'orderId')::bigint = o.id)
     group by 1, 2
  ) o on o.mid = a.mid and o.member_id = a.id
  left join (
    select r.mid, o.member_id, sum(r.amount_fen) as refunded_fen
      from trade.refund r join trade.order o on o.mid = r.mid and o.id = r.order_id
     where r.state = 'DONE'
       and not exists (select from platform.outbox e
                        where e.mid = r.mid and e.name = 'trade.refund.done' and e.done_at is null and (e.payload ->> 'refundId')::bigint = r.id)
     group by 1, 2
  ) r on r.mid = a.mid and r.member_id = a.id
 where a.erased_at is null and a.joined_id is null;
