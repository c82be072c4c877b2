import type { DatabaseSync } from 'node:sqlite';
import { OpenAccounts } from './open-accounts.ts';
import { type Issued, type Kind, OpenBook } from './open-book.ts';
import { OpenPeople } from './open-people.ts';
import { OpenPlan } from './open-plan.ts';
import { OpenRefusal } from './open-refusal.ts';
import { isCardSignedWith, type ShownCard } from './verify-card.ts';
import { isSignedWith, type ShownPage } from './verify-page.ts';

/** In its last minutes a token or ticket is replaced by a new one; both are good until the old one ends. */
const RENEWED_AHEAD_MS = 5 * 60_000;

const invalidToken = () => new OpenRefusal(40001, 'invalid credential, access_token is invalid or not latest');

/** WeChat's open platform as an app's server sees it: a token, a ticket for its pages, and who its shoppers are. */
export class OpenPlatform {
  readonly book: OpenBook;
  readonly people: OpenPeople;
  plan = OpenPlan.parse({});
  readonly #accounts: OpenAccounts;
  readonly #now: () => number;

  constructor(db: DatabaseSync, accountsFile: string | undefined, now: () => number) {
    this.book = new OpenBook(db);
    this.#accounts = new OpenAccounts(accountsFile);
    this.people = new OpenPeople(db, this.#accounts, () => this.plan, now);
    this.#now = now;
  }

  /** The same token for as long as it is good; a new one, which ends all before it, for who insists. */
  stableToken(input: { grantType: unknown; appid: string; secret: string; isForced: boolean }): {
    access_token: string;
    expires_in: number;
  } {
    return this.noted(input.appid, 'token', () => {
      if (input.grantType !== 'client_credential') throw new OpenRefusal(40002, 'invalid grant_type');
      const account = this.#accounts.require(input.appid, input.secret);
      if (input.isForced) this.book.revokeTokens(account.appid);
      const { value, expiresMs } = this.#current(account.appid, 'token');
      if (this.plan.areTokensStale) this.book.endTokens(account.appid, this.#now());
      return { access_token: value, expires_in: this.#secondsUntil(expiresMs) };
    });
  }

  ticket(token: string, type: unknown): { errcode: 0; errmsg: 'ok'; ticket: string; expires_in: number } {
    const kind = type === 'wx_card' ? 'card-ticket' : 'ticket';
    return this.#asHolder(token, kind, (appid) => {
      if (type !== 'jsapi' && type !== 'wx_card') throw new OpenRefusal(40097, 'invalid args');
      const { value, expiresMs } = this.#current(appid, kind);
      return { errcode: 0, errmsg: 'ok', ticket: value, expires_in: this.#secondsUntil(expiresMs) };
    });
  }

  phone(token: string, code: string): object {
    return this.#asHolder(token, 'phone', (appid) => this.people.phone(appid, code));
  }

  /** What the messenger asks before it lets a page use its abilities. */
  lets(page: ShownPage): boolean {
    return this.book.goodTickets(page.appId, 'ticket', this.#now()).some((ticket) => isSignedWith(ticket, page));
  }

  /** What the messenger asks before it puts a card into a shopper's card pack. */
  takesCard(card: ShownCard): boolean {
    return this.book.goodTickets(card.appId, 'card-ticket', this.#now()).some((ticket) => isCardSignedWith(ticket, card));
  }

  #asHolder<T>(token: string, kind: Kind, work: (appid: string) => T): T {
    const holder = this.book.tokenHolder(token);
    return this.noted(holder?.appid ?? '', kind, () => {
      if (token === '') throw new OpenRefusal(41001, 'access_token missing');
      if (!holder || holder.isRevoked) throw invalidToken();
      if (holder.expiresMs <= this.#now()) throw new OpenRefusal(42001, 'access_token expired');
      return work(holder.appid);
    });
  }

  #current(appid: string, kind: 'token' | 'ticket' | 'card-ticket'): Issued {
    const now = this.#now();
    return this.book.newest(appid, kind, now + RENEWED_AHEAD_MS) ?? this.book.issue(appid, kind, now + this.plan.lifeSeconds * 1000);
  }

  #secondsUntil(expiresMs: number): number {
    return Math.floor((expiresMs - this.#now()) / 1000);
  }

  /** What was asked is counted against the day and booked with its answer, whatever that is. */
  noted<T>(appid: string, kind: Kind, work: () => T): T {
    const now = this.#now();
    let errcode = 0;
    try {
      if (this.plan.isBusy) throw new OpenRefusal(-1, 'system error');
      if (this.book.callsToday(appid, kind, now) >= this.plan.callsADay) throw new OpenRefusal(45009, 'reach max api daily quota limit');
      return work();
    } catch (error) {
      if (error instanceof OpenRefusal) errcode = error.errcode;
      throw error;
    } finally {
      this.book.note(appid, kind, errcode, now);
    }
  }
}
