import type { DatabaseSync } from 'node:sqlite';

/** A message to a merchant that waits to be taken. */
export interface BookedCallback {
  readonly id: string;
  readonly about: string;
  readonly eventType: string;
  readonly url: string;
  /** As every attempt sends it, byte by byte. */
  readonly body: string;
  readonly copies: number;
  /** Untrue ones are told once. */
  readonly isTrue: number;
  readonly attempts: number;
  readonly dueMs: number;
}

export interface CallbackBookOptions {
  readonly table: 'pay_callback' | 'alipay_callback';
  /** Pauses after the first attempt and each that follows, in seconds; then it is given up. */
  readonly repeatAfterS: readonly number[];
}

const schemaOf = (table: string) => `
create table if not exists ${table} (
  id text primary key,
  about text not null,
  event_type text not null,
  url text not null,
  body text not null,
  copies integer not null,
  is_true integer not null,
  attempts integer not null default 0,
  due_ms integer not null,
  state text not null check (state in ('WAITING', 'TAKEN', 'GIVEN_UP', 'LOST'))
) strict;
create index if not exists ${table}_due on ${table} (due_ms) where state = 'WAITING';
create table if not exists ${table}_attempt (
  callback_id text not null references ${table} (id),
  number integer not null,
  at_ms integer not null,
  -- HTTP status, or why there was none
  outcome text not null
) strict;
create index if not exists ${table}_attempt_of on ${table}_attempt (callback_id);
`;

const COLUMNS = `id, about, event_type as eventType, url, body, copies, is_true as isTrue, attempts, due_ms as dueMs`;

/** What merchants are to be told; it outlives the process, as do the repeats. */
export class CallbackBook {
  readonly #db: DatabaseSync;
  readonly #table: string;
  readonly #repeatAfterS: readonly number[];

  constructor(db: DatabaseSync, { table, repeatAfterS }: CallbackBookOptions) {
    this.#db = db;
    this.#table = table;
    this.#repeatAfterS = repeatAfterS;
    db.exec(schemaOf(table));
  }

  add(callback: Omit<BookedCallback, 'attempts'>, state: 'WAITING' | 'LOST'): void {
    const { id, about, eventType, url, body, copies, isTrue, dueMs } = callback;
    this.#db
      .prepare(
        `insert into ${this.#table} (id, about, event_type, url, body, copies, is_true, due_ms, state) values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(id, about, eventType, url, body, copies, isTrue, dueMs, state);
  }

  due(nowMs: number, count: number): BookedCallback[] {
    const rows = this.#db
      .prepare(`select ${COLUMNS} from ${this.#table} where state = 'WAITING' and due_ms <= ? order by due_ms limit ?`)
      .all(nowMs, count);
    return rows as unknown as BookedCallback[];
  }

  nextDueMs(afterMs: number): number | null {
    const row = this.#db.prepare(`select min(due_ms) as at from ${this.#table} where state = 'WAITING' and due_ms > ?`).get(afterMs);
    return row?.at as number | null;
  }

  find(id: string): BookedCallback | undefined {
    return this.#db.prepare(`select ${COLUMNS} from ${this.#table} where id = ? and state = 'WAITING'`).get(id) as
      | BookedCallback
      | undefined;
  }

  /** An attempt is over: taken, to be repeated, or given up after the last. */
  noteAttempt(
    { id, isTrue, attempts }: BookedCallback,
    outcomes: readonly string[],
    isTaken: boolean,
    nowMs: number,
    timeScale: number,
  ): void {
    const note = this.#db.prepare(`insert into ${this.#table}_attempt values (?, ?, ?, ?)`);
    for (const outcome of outcomes) note.run(id, attempts + 1, nowMs, outcome);
    const pauseS = isTrue === 1 ? this.#repeatAfterS[attempts] : undefined;
    const state = isTaken ? 'TAKEN' : pauseS === undefined ? 'GIVEN_UP' : 'WAITING';
    this.#db
      .prepare(`update ${this.#table} set attempts = attempts + 1, state = ?, due_ms = ? where id = ?`)
      .run(state, nowMs + Math.round((pauseS ?? 0) * 1000 * timeScale), id);
  }

  waiting(): number {
    return Number(this.#db.prepare(`select count(*) as count from ${this.#table} where state = 'WAITING'`).get()?.count);
  }

  /** How the callbacks of one kind ended, for whoever checks that the lies were told at all. */
  counts(): {
    readonly eventType: string;
    readonly isTrue: number;
    readonly state: string;
    readonly count: number;
    readonly sent: number;
  }[] {
    const rows = this.#db
      .prepare(
        `select event_type as eventType, is_true as isTrue, state, count(*) as count,
           sum((select count(*) from ${this.#table}_attempt where callback_id = id)) as sent
         from ${this.#table} group by event_type, is_true, state order by 1, 2, 3`,
      )
      .all();
    return rows as unknown as ReturnType<CallbackBook['counts']>;
  }
}
