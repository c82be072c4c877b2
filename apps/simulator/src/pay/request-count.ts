import type { DatabaseSync } from 'node:sqlite';

/** How often each thing was asked for: what is answered follows from it, in whatever order questions come. */
export class RequestCount {
  readonly #db: DatabaseSync;
  readonly #table: string;

  constructor(db: DatabaseSync, table: 'pay_request' | 'alipay_request') {
    this.#db = db;
    this.#table = table;
    db.exec(`create table if not exists ${table} (
      operation text not null,
      number text not null,
      requests integer not null,
      primary key (operation, number)
    ) strict`);
  }

  /** With this time. */
  next(operation: string, number: string): number {
    const row = this.#db
      .prepare(
        `insert into ${this.#table} values (?, ?, 1) on conflict (operation, number) do update set requests = requests + 1 returning requests`,
      )
      .get(operation, number);
    return Number(row?.requests);
  }
}
