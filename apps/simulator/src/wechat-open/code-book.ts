import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** What the shopper let an app have: a page who they are, a mini-program who they are, or their phone. */
export type CodeUse = 'page' | 'login' | 'phone';

export interface Code {
  readonly use: CodeUse;
  readonly appid: string;
  readonly person: string;
  /** Of a page's code: snsapi_base or snsapi_userinfo. */
  readonly scope: string;
}

interface Grant {
  readonly appid: string;
  readonly person: string;
  readonly scope: string;
}

const CODE_LIFE_MS = 5 * 60_000;
const GRANT_LIFE_MS = 7_200_000;

const SCHEMA = `
create table if not exists open_code (
  value text primary key, use text not null, appid text not null, person text not null, scope text not null,
  expires_ms integer not null, is_used integer not null default 0
) strict;
create table if not exists open_grant (
  token text primary key, appid text not null, person text not null, scope text not null, expires_ms integer not null
) strict;
create table if not exists open_person (appid text not null, openid text not null, primary key (appid, openid)) strict;
`;

/** What the platform keeps of shoppers: codes it gave apps, what they were exchanged for, and whom an app knows. */
export class CodeBook {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
    db.exec(SCHEMA);
  }

  issue({ use, appid, person, scope }: Code, nowMs: number): string {
    const value = randomBytes(24).toString('base64url');
    this.#db
      .prepare('insert into open_code (value, use, appid, person, scope, expires_ms) values (?, ?, ?, ?, ?, ?)')
      .run(value, use, appid, person, scope, nowMs + CODE_LIFE_MS);
    return value;
  }

  /** Uses a code up. `used`: it was before. Undefined: there is none for this app and use, or it is late. */
  spend(value: string, use: CodeUse, appid: string, nowMs: number): Code | 'used' | undefined {
    const row = this.#db
      .prepare('select use, appid, person, scope, is_used from open_code where value = ? and use = ? and appid = ? and expires_ms > ?')
      .get(value, use, appid, nowMs) as (Code & { is_used: number }) | undefined;
    if (!row) return undefined;
    const { is_used, ...code } = row;
    if (is_used === 1) return 'used';
    this.#db.prepare('update open_code set is_used = 1 where value = ?').run(value);
    return code;
  }

  grant({ appid, person, scope }: Grant, nowMs: number): string {
    const token = randomBytes(66).toString('base64url');
    this.#db.prepare('insert into open_grant values (?, ?, ?, ?, ?)').run(token, appid, person, scope, nowMs + GRANT_LIFE_MS);
    return token;
  }

  findGrant(token: string, nowMs: number): Grant | undefined {
    const row = this.#db.prepare('select appid, person, scope from open_grant where token = ? and expires_ms > ?').get(token, nowMs);
    return row as unknown as Grant | undefined;
  }

  meet(appid: string, openid: string): void {
    this.#db.prepare('insert or ignore into open_person values (?, ?)').run(appid, openid);
  }

  hasMet(appid: string, openid: string): boolean {
    return this.#db.prepare('select 1 from open_person where appid = ? and openid = ?').get(appid, openid) !== undefined;
  }
}
