import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { type Ctx, inTx } from '#platform/ctx';
import type { Pod } from '#platform/db/pod';
import { after, sealedAt } from './wechat.rules.ts';
import type { TicketKind } from './wechat.types.ts';
import { claimRenewal, findWechatAccount, saveBackoff, saveTicket } from './wechat-account.repo.ts';

export interface HeldTicket {
  readonly appId: string;
  /** The merchant's card in the card pack; null: there is none. */
  readonly cardId: string | null;
  readonly ticket: string;
}

type AccountRow = NonNullable<Awaited<ReturnType<typeof findWechatAccount>>>;

/** An account changed, or a ticket renewed, by another process is used here within this time. */
const KEPT_MS = 10_000;
/** Who finds another process asking, and has nothing to go by, looks again so often. */
const LOOK_MS = 100;
const LOOKS = 50;

/** By pod: a process may know several, and a test several malls, with the same merchants. */
interface Wanted {
  readonly ctx: Ctx;
  readonly kind: TicketKind;
}
type Memory = LRUCache<string, HeldTicket, Wanted>;

const memories = new WeakMap<Pod, Memory>();

function memoryOf(pod: Pod): Memory {
  const known =
    memories.get(pod) ??
    new LRUCache<string, HeldTicket, Wanted>({
      max: 5_000,
      ttl: KEPT_MS,
      // Dropped while it is being found, it still answers those who wait; it is not kept.
      ignoreFetchAbort: true,
      fetchMethod: (_key, _stale, { context: { ctx, kind } }) => lookForTicket(ctx, kind),
    });
  memories.set(pod, known);
  return known;
}

const keyOf = ({ mid }: Ctx, kind: TicketKind): string => `${kind}/${mid}`;

/** What pages or cards of the merchant are signed with now; undefined when there is no account, or the platform gives nothing. */
export const findTicket = (ctx: Ctx, kind: TicketKind): Promise<HeldTicket | undefined> =>
  memoryOf(ctx.pod).fetch(keyOf(ctx, kind), { context: { ctx, kind } });

export function forgetTickets(ctx: Ctx): void {
  for (const kind of ['jsapi', 'wx_card'] as const) memories.get(ctx.pod)?.delete(keyOf(ctx, kind));
}

async function lookForTicket(ctx: Ctx, kind: TicketKind): Promise<HeldTicket | undefined> {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    // Read after the claim: who waited for another's sees it in the row.
    const { isOurs, row, now } = await inTx(ctx, async (ctx) => ({
      isOurs: await claimRenewal(ctx, kind),
      row: await findWechatAccount(ctx, 2),
      now: ctx.now,
    }));
    if (!row) return undefined;
    const renewed = isOurs ? renewTicket(ctx, kind, row) : undefined;
    const held = heldTicket(ctx, kind, row, now);
    if (held) {
      // The old one serves meanwhile: no reader waits for the new one.
      renewed?.catch((err) => ctx.log.warn({ err }, 'a ticket of the open platform was not renewed'));
      return held;
    }
    if (renewed) return renewed;
    const { asking } = ticketIn(row, kind);
    if (asking === null || asking <= now) return undefined;
    await wait(LOOK_MS);
  }
  return undefined;
}

/** Where the ticket of a kind lies in the account's row, and under which name it is sealed. */
const ticketIn = (row: AccountRow, kind: TicketKind) =>
  kind === 'jsapi'
    ? { sealed: row.sealed_ticket, until: row.ticket_until, asking: row.asking_until }
    : { sealed: row.sealed_card_ticket, until: row.card_ticket_until, asking: row.card_asking_until };
const placeOf = (ctx: Ctx, kind: TicketKind) => sealedAt(kind === 'jsapi' ? 'ticket' : 'card_ticket', ctx.mid, 2);

function heldTicket(ctx: Ctx, kind: TicketKind, row: AccountRow, now: Date): HeldTicket | undefined {
  const { sealed, until } = ticketIn(row, kind);
  if (!sealed || !until || until <= now) return undefined;
  return { appId: row.app_id, cardId: row.card_id, ticket: ctx.gateways.seal.open(sealed, placeOf(ctx, kind)) };
}

async function renewTicket(ctx: Ctx, kind: TicketKind, row: AccountRow): Promise<HeldTicket | undefined> {
  const { app_id: appId, card_id: cardId } = row;
  const secret = ctx.gateways.seal.open(row.sealed_secret, sealedAt('secret', ctx.mid, 2));
  const result = await ctx.gateways.wechatOpen.fetchTicket({ appId, secret }, kind);
  if (result === 'unavailable') {
    await inTx(ctx, (ctx) => saveBackoff(ctx, kind));
    return undefined;
  }
  const sealed = ctx.gateways.seal.close(result.ticket, placeOf(ctx, kind));
  await inTx(ctx, (ctx) => saveTicket(ctx, kind, appId, { sealed, until: after(ctx.now, result.seconds * 1000) }));
  return { appId, cardId, ticket: result.ticket };
}
