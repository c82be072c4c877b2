import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { beijingDay, dayStart } from '../pay/beijing-time.ts';

type Issuable = 'token' | 'ticket' | 'card-ticket';
export type Kind = Issuable | 'page' | 'userinfo' | 'mini' | 'phone';

/** A token or a ticket as the platform keeps it. */
export interface Issued {
  readonly value: string;
  readonly expiresMs: number;
}

const SCHEMA = `
create table if not exists open_issued (
  value text primary key,
  kind text not null,
  appid text not null,
  expires_ms integer not null,
  is_revoked integer not null default 0
) strict;
create index if not exists open_issued_by_account on open_issued (appid, kind, expires_ms);
create table if not exists open_call (
  id integer primary key,
  appid text not null,
  kind text not null,
  errcode integer not null,
  at_ms integer not null
) strict;
create index if not exists open_call_by_account on open_call (appid, kind, at_ms);
`;

/** The platform's own book: what it has handed out, and every request it was asked. */
export class OpenBook {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
    db.exec(SCHEMA);
  }

  /** The newest that is still good then. */
  newest(appid: string, kind: Issuable, goodAtMs: number): Issued | undefined {
    const row = this.#db
      .prepare(
        `select value, expires_ms as expiresMs from open_issued
         where appid = ? and kind = ? and expires_ms > ? and is_revoked = 0 order by expires_ms desc limit 1`,
      )
      .get(appid, kind, goodAtMs);
    return row as unknown as Issued | undefined;
  }

  /** All tickets that are good now: what is shown may have been signed with the one before the newest. */
  goodTickets(appid: string, kind: 'ticket' | 'card-ticket', nowMs: number): string[] {
    const rows = this.#db.prepare('select value from open_issued where appid = ? and kind = ? and expires_ms > ?').all(appid, kind, nowMs);
    return rows.map(({ value }) => String(value));
  }

  issue(appid: string, kind: Issuable, expiresMs: number): Issued {
    // As long as the platform's own; nobody may count on less room.
    const value = randomBytes(kind === 'token' ? 100 : 64).toString('base64url');
    this.#db.prepare('insert into open_issued (value, kind, appid, expires_ms) values (?, ?, ?, ?)').run(value, kind, appid, expiresMs);
    return { value, expiresMs };
  }

  revokeTokens(appid: string): void {
    this.#db.prepare("update open_issued set is_revoked = 1 where appid = ? and kind = 'token'").run(appid);
  }

  endTokens(appid: string, nowMs: number): void {
    this.#db.prepare("update open_issued set expires_ms = ?1 where appid = ?2 and kind = 'token' and expires_ms > ?1").run(nowMs, appid);
  }

  /** Whose token this is, and whether it still opens anything. */
  tokenHolder(token: string): { appid: string; expiresMs: number; isRevoked: boolean } | undefined {
    const row = this.#db
      .prepare("select appid, expires_ms as expiresMs, is_revoked as isRevoked from open_issued where value = ? and kind = 'token'")
      .get(token) as { appid: string; expiresMs: number; isRevoked: number } | undefined;
    return row && { ...row, isRevoked: row.isRevoked === 1 };
  }

  note(appid: string, kind: Kind, errcode: number, nowMs: number): void {
    this.#db.prepare('insert into open_call (appid, kind, errcode, at_ms) values (?, ?, ?, ?)').run(appid, kind, errcode, nowMs);
  }

  callsToday(appid: string, kind: Kind, nowMs: number): number {
    const row = this.#db
      .prepare('select count(*) as count from open_call where appid = ? and kind = ? and at_ms >= ?')
      .get(appid, kind, dayStart(beijingDay(nowMs)));
    return Number(row?.count);
  }

  /** What an account asked for so far, and how it was answered. */
  calls(appid: string): { kind: Kind; errcode: number; count: number }[] {
    const rows = this.#db
      .prepare('select kind, errcode, count(*) as count from open_call where appid = ? group by kind, errcode order by kind, errcode')
      .all(appid);
    return rows as unknown as { kind: Kind; errcode: number; count: number }[];
  }
}
