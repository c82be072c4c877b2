import type { Check } from './check.types.ts';

/** Events and keys are kept for seven days, each table swept by itself: what is older than six is not compared. */
const KEPT = `platform.now() - interval '6 days'`;

/** Events and keys. A consumer that is new has signed for nothing that was done before its first signature. */
export const eventChecks: readonly Check[] = [
  {
    id: 'E1',
    says: 'an event counts as told and a consumer never heard it',
    of: 'event',
    finds: `
      select o.mid, o.id::text as id, o.name || ' for ' || c.consumer as detail
        from events o
        join consumers c on c.event = o.name
        left join platform.inbox i on i.mid = o.mid and i.consumer = c.consumer and i.event_id = o.id
       where o.done_at > ${KEPT} and i.event_id is null
         and o.done_at >= (select min(handled_at) from platform.inbox f where f.consumer = c.consumer)`,
  },
  {
    id: 'E2',
    says: 'a consumer acted twice upon an event',
    of: 'event',
    isWhole: true,
    finds: `
      select mid, event_id::text as id, format('%s, %s times', consumer, count(*)) as detail
        from platform.inbox group by mid, consumer, event_id having count(*) > 1`,
  },
  {
    id: 'E3',
    says: 'a consumer acted upon an event that nobody told',
    of: 'event',
    isWhole: true,
    finds: `
      select i.mid, i.event_id::text as id, i.consumer as detail
        from platform.inbox i left join platform.outbox o on o.mid = i.mid and o.id = i.event_id
       where i.handled_at > ${KEPT} and o.id is null`,
  },
  {
    id: 'E4',
    says: 'an event is parked and waits for a human',
    of: 'event',
    finds: `select mid, id::text as id, format('%s: %s', name, last_error) as detail from platform.outbox where parked_at is not null`,
  },
  {
    id: 'E5',
    says: 'an event is not delivered',
    of: 'event',
    finds: `
      select mid, id::text as id, format('%s, told %s, %s tries', name, at, attempts) as detail
        from platform.outbox
       where done_at is null and parked_at is null and due_at < platform.now() - interval '60 s'`,
  },
  {
    id: 'E6',
    says: 'an order was paid and nobody was told, or twice',
    of: 'order',
    isWhole: true,
    finds: `
      select o.mid, o.id::text as id, count(e.id) || ' events' as detail
        from orders o left join platform.outbox e on e.mid = o.mid and e.name = 'trade.order.paid' and e.payload ->> 'orderId' = o.id::text
       where o.paid_at > ${KEPT}
       group by o.mid, o.id having count(e.id) <> 1`,
  },
  {
    // Orders received before anybody was told of it are none of these.
    id: 'E7',
    says: 'an order was received and nobody was told, or twice',
    of: 'order',
    isWhole: true,
    finds: `
      select o.mid, o.id::text as id, count(e.id) || ' events' as detail
        from orders o
        left join platform.outbox e on e.mid = o.mid and e.name = 'trade.order.received' and e.payload ->> 'orderId' = o.id::text
       where o.completed_at > ${KEPT} and o.completed_at >= (select min(at) from platform.outbox where name = 'trade.order.received')
       group by o.mid, o.id having count(e.id) <> 1`,
  },
  {
    // Orders closed before anybody was told of it are none of these.
    id: 'E8',
    says: 'an order was closed and nobody was told, or twice',
    of: 'order',
    isWhole: true,
    finds: `
      select o.mid, o.id::text as id, count(e.id) || ' events' as detail
        from orders o
        left join platform.outbox e on e.mid = o.mid and e.name = 'trade.order.closed' and e.payload ->> 'orderId' = o.id::text
       where o.closed_at > ${KEPT} and o.closed_at >= (select min(at) from platform.outbox where name = 'trade.order.closed')
       group by o.mid, o.id having count(e.id) <> 1`,
  },
  {
    id: 'I1',
    says: 'a key stands for two intents',
    of: 'key',
    isWhole: true,
    finds: `
      select mid, actor_id || ' ' || key as id, count(*) || ' rows' as detail
        from platform.idempotency group by mid, actor_id, key having count(*) > 1`,
  },
  {
    id: 'I2',
    says: 'one intent made two trades',
    of: 'member',
    finds: `
      select m.mid, m.member_id::text as id, format('%s: trades %s', t.intent_key, string_agg(t.id::text, ', ')) as detail
        from members m join trade.trade t on t.mid = m.mid and t.member_id = m.member_id
       group by m.mid, m.member_id, t.intent_key having count(*) > 1`,
  },
  {
    // A key is claimed in the transaction of its work, so none can hang; one without an answer would be refused for ever.
    id: 'I3',
    says: 'a key is kept without the answer it stands for',
    of: 'key',
    isWhole: true,
    finds: `select mid, actor_id || ' ' || key as id, 'since ' || created_at as detail from platform.idempotency where reply is null`,
  },
];
