import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '#db/schema.gen';

export interface ClaimedEvent {
  readonly mid: string;
  readonly id: string;
  readonly name: string;
  readonly payload: unknown;
  /** Of the request it was told in; null for a fact that a command made. */
  readonly requestId: string | null;
  /** Of the span it was told in; null where nobody follows it. */
  readonly trace: string | null;
}

/** What became of a claimed event. `postponed`: not tried, or not its own fault; the try does not count. */
export type DeliveryOutcome =
  | { readonly kind: 'done'; readonly event: ClaimedEvent; readonly consumers: readonly string[] }
  | { readonly kind: 'failed'; readonly event: ClaimedEvent; readonly error: string }
  | { readonly kind: 'postponed'; readonly event: ClaimedEvent; readonly seconds: number };

/** Tries before an event is parked: with the back-off below about an hour and a quarter. */
const MAX_ATTEMPTS = 16;
const MAX_BACK_OFF_S = 600;

/**
 * The due events of the merchant that has waited longest, locked until the transaction ends, however the process ends.
 * Merchants at work in other lanes are passed over, so that none can fill them all. No move fence is held here: each
 * consumer's transaction holds it, and a mark lost in a move only means a delivery that the inbox stops.
 */
export async function claimDue(db: Transaction<DB>, busyMids: readonly string[], limit: number): Promise<ClaimedEvent[]> {
  const { rows } = await sql<ClaimedEvent>`
    with longest as materialized (
      select mid from platform.outbox
       where done_at is null and parked_at is null and due_at <= platform.now() and mid <> all(${busyMids}::bigint[])
       order by due_at, id limit 1 for update skip locked
    )
    select o.mid, o.id, o.name, o.payload, o.request_id as "requestId", o.trace
      from platform.outbox o join longest on longest.mid = o.mid
     where o.done_at is null and o.parked_at is null and o.due_at <= platform.now()
     order by o.due_at, o.id limit ${limit} for update of o skip locked`.execute(db);
  return rows;
}

/**
 * The claim's connection stands idle while consumers act on theirs. Its commit need not wait for the disk: marks lost in a
 * crash mean a delivery that the inbox stops, and PostgreSQL never keeps a mark whose signature it lost.
 */
export async function settleIn(db: Transaction<DB>, milliseconds: number): Promise<void> {
  await sql`
    select set_config('idle_in_transaction_session_timeout', ${String(milliseconds)}, true),
           set_config('synchronous_commit', 'off', true)`.execute(db);
}

/** Writes down what became of the claimed events; tells how many were parked. */
export async function settle(db: Transaction<DB>, outcomes: readonly DeliveryOutcome[]): Promise<{ parked: number }> {
  await markDone(
    db,
    outcomes.filter((outcome) => outcome.kind === 'done'),
  );
  await postpone(
    db,
    outcomes.filter((outcome) => outcome.kind === 'postponed'),
  );
  return countAttempt(
    db,
    outcomes.filter((outcome) => outcome.kind === 'failed'),
  );
}

type Of<Kind extends DeliveryOutcome['kind']> = readonly Extract<DeliveryOutcome, { kind: Kind }>[];

/** The inbox decides, not what this process believes: an event is done when every consumer has signed for it. */
async function markDone(db: Transaction<DB>, outcomes: Of<'done'>): Promise<void> {
  if (outcomes.length === 0) return;
  const delivered = outcomes.map(({ event, consumers }) => ({ mid: event.mid, id: event.id, consumers }));
  await sql`
    update platform.outbox o set done_at = platform.now(), last_error = null
      from jsonb_to_recordset(${JSON.stringify(delivered)}::jsonb) as d (mid bigint, id bigint, consumers text[])
     where o.mid = d.mid and o.id = d.id
       and not exists (
         select from unnest(d.consumers) as needed (consumer)
          where not exists (
            select from platform.inbox i where i.mid = d.mid and i.consumer = needed.consumer and i.event_id = d.id
          )
       )`.execute(db);
}

async function postpone(db: Transaction<DB>, outcomes: Of<'postponed'>): Promise<void> {
  if (outcomes.length === 0) return;
  const later = outcomes.map(({ event, seconds }) => ({ mid: event.mid, id: event.id, seconds }));
  await sql`
    update platform.outbox o set due_at = platform.now() + make_interval(secs => d.seconds)
      from jsonb_to_recordset(${JSON.stringify(later)}::jsonb) as d (mid bigint, id bigint, seconds integer)
     where o.mid = d.mid and o.id = d.id`.execute(db);
}

async function countAttempt(db: Transaction<DB>, outcomes: Of<'failed'>): Promise<{ parked: number }> {
  if (outcomes.length === 0) return { parked: 0 };
  const failed = outcomes.map(({ event, error }) => ({ mid: event.mid, id: event.id, error }));
  const { rows } = await sql<{ isParked: boolean }>`
    update platform.outbox o
       set attempts = o.attempts + 1,
           last_error = left(d.error, 500),
           due_at = platform.now() + make_interval(secs => least(power(2, o.attempts), ${MAX_BACK_OFF_S})),
           parked_at = case when o.attempts + 1 >= ${MAX_ATTEMPTS} then platform.now() end
      from jsonb_to_recordset(${JSON.stringify(failed)}::jsonb) as d (mid bigint, id bigint, error text)
     where o.mid = d.mid and o.id = d.id
    returning o.parked_at is not null as "isParked"`.execute(db);
  return { parked: rows.filter(({ isParked }) => isParked).length };
}

export interface OutboxLag {
  /** Age of the oldest event that is due and not delivered, in seconds; 0 when there is none. */
  readonly oldestSeconds: number;
  readonly waiting: number;
  readonly parked: number;
}

export async function measureLag(db: Kysely<DB>): Promise<OutboxLag> {
  const { rows } = await sql<OutboxLag>`
    select coalesce(extract(epoch from platform.now() - min(at)), 0)::float8 as "oldestSeconds", count(*)::int as waiting,
           (select count(*)::int from platform.outbox where parked_at is not null) as parked
      from platform.outbox where done_at is null and parked_at is null and at <= platform.now()`.execute(db);
  return rows[0] ?? { oldestSeconds: 0, waiting: 0, parked: 0 };
}
