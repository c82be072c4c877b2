import type { Lang } from '@qianpu/contract/shop-context';
import type { Grant, ShopScope } from '@qianpu/contract/staff-scope';
import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.gen';
import { mallNow } from './clock.ts';
import type { Pod } from './db/pod.ts';
import type { Gateways } from './gateways/gateways.ts';
import type { Logger } from './log.ts';

/** Who acts: known only from a session, never from what a request says. */
export type Actor = Visitor | Member | Staff;
export interface Visitor {
  readonly kind: 'visitor';
  /** Came with the token of a member who is forbidden to log in: told so by calls that answer such a member. */
  readonly isForbidden?: true;
}
export interface Member {
  readonly kind: 'member';
  readonly memberId: string;
  readonly sessionId: string;
}
export interface Staff {
  readonly kind: 'staff';
  readonly staffId: string;
  readonly sessionId: string;
  /** What their roles open, and where. */
  readonly grants: readonly Grant[];
  /** Where they may make the call being answered: a call of theirs reads and changes nothing of another shop. */
  readonly shops: ShopScope;
  /** The merchant asks for a second factor this person has not set up: they may do that and nothing else. */
  readonly isFactorMissing: boolean;
}

export const VISITOR: Visitor = { kind: 'visitor' };
export const FORBIDDEN: Visitor = { kind: 'visitor', isForbidden: true };

export type { Lang };

/** Who acts, for which merchant, when, and with what: the first argument of everything below the edge. */
export interface Ctx<A extends Actor = Actor> {
  readonly mid: string;
  readonly actor: A;
  /** Network address of the caller, for limits; never logged. */
  readonly address: string;
  /** The name the caller reached us by, without a port; absent where nobody called. */
  readonly host?: string | undefined;
  /** Of whoever reads the answer. */
  readonly lang: Lang;
  readonly pod: Pod;
  /** Read-only, what visitors may see; inside a transaction the transaction itself. */
  readonly db: Kysely<DB>;
  readonly now: Date;
  /** The caller's key of this intent: repeated, it is one effect. */
  readonly intentKey?: string | undefined;
  readonly newId: () => string;
  readonly gateways: Gateways;
  readonly log: Logger;
  /**
   * Keeps for a moment what is the same for every visitor and many answers are made of; purged by tags as answers are. Absent where nothing
   * is kept.
   */
  readonly share?: (<T>(part: string, tags: readonly string[], load: () => Promise<T>) => Promise<T>) | undefined;
  /** Of a call of staff that opens its own transactions: leaves its line, in the one that does the deed. */
  readonly recordAction?: ((ctx: TxCtx, done: DoneAction) => Promise<unknown>) | undefined;
}

/** What a line says beside who, when and which call: no secrets, nothing about members. */
export interface DoneAction {
  readonly subjectId?: string | undefined;
  readonly change?: { readonly before: object | null; readonly after: object } | undefined;
}

/** A context in which nobody is logged in: of background work, of commands, and of reads of public pages. */
export const makeCtx = (base: Pick<Ctx, 'mid' | 'pod' | 'newId' | 'gateways' | 'log'>): Ctx => ({
  actor: VISITOR,
  address: '',
  lang: 'zh-CN',
  db: base.pod.as.qianpu_public,
  now: mallNow(),
  ...base,
});

declare const tx: unique symbol;
/** Made by `inTx` alone: what writes demands it, so a write outside a transaction does not compile. */
export type TxCtx<A extends Actor = Actor> = Ctx<A> & {
  readonly [tx]: true;
  /** Done when the transaction has been committed, and only then; a process that ends before does not do it. */
  readonly afterCommit: (work: () => void) => void;
};

const enter = { name: 'platform.enter', text: 'select platform.enter($1) as now' };

/** One transaction under the merchant's row security; its first statement names the tenant and tells the time. */
export async function inTx<C extends Ctx, T>(outer: C, work: (ctx: C & TxCtx) => Promise<T>): Promise<T> {
  const afterwards: (() => void)[] = [];
  const result = await outer.pod.transact<{ now: Date }, T>({ ...enter, values: [outer.mid] }, (db, [entered]) => {
    const now = entered?.now ?? outer.now;
    const afterCommit = (next: () => void) => afterwards.push(next);
    return work({ ...outer, db, now, afterCommit } as unknown as C & TxCtx);
  });
  for (const next of afterwards) next();
  return result;
}
