import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { type Ctx, inTx } from '#platform/ctx';
import type { Pod } from '#platform/db/pod';
import { after, sealedAt } from './wechat.rules.ts';
import { claimRenewal, findWechatAccount, saveBackoff, saveTicket } from './wechat-account.repo.ts';

export interface HeldTicket {
  readonly appId: string;
  readonly ticket: string;
}

type AccountRow = NonNullable<Awaited<ReturnType<typeof findWechatAccount>>>;

/** An account changed, or a ticket renewed, by another process is used here within this time. */
const KEPT_MS = 10_000;
/** Who finds another process asking, and has nothing to go by, looks again so often. */
const LOOK_MS = 100;
const LOOKS = 50;

/** By pod: a process may know several, and a test several malls, with the same merchants. */
const memories = new WeakMap<Pod, LRUCache<string, HeldTicket, Ctx>>();

function memoryOf(pod: Pod): LRUCache<string, HeldTicket, Ctx> {
  const known =
    memories.get(pod) ??
    new LRUCache<string, HeldTicket, Ctx>({
      max: 5_000,
      ttl: KEPT_MS,
      // Dropped while it is being found, it still answers those who wait; it is not kept.
      ignoreFetchAbort: true,
      fetchMethod: (_mid, _stale, { context }) => lookForTicket(context),
    });
  memories.set(pod, known);
  return known;
}

/** What pages of the merchant are signed with now; undefined when there is no account, or the platform gives nothing. */
export const findTicket = (ctx: Ctx): Promise<HeldTicket | undefined> => memoryOf(ctx.pod).fetch(ctx.mid, { context: ctx });

export const forgetTicket = ({ pod, mid }: Ctx): void => void memories.get(pod)?.delete(mid);

async function lookForTicket(ctx: Ctx): Promise<HeldTicket | undefined> {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    // Read after the claim: who waited for another's sees it in the row.
    const { isOurs, row, now } = await inTx(ctx, async (ctx) => ({
      isOurs: await claimRenewal(ctx),
      row: await findWechatAccount(ctx, 2),
      now: ctx.now,
    }));
    if (!row) return undefined;
    const renewed = isOurs ? renewTicket(ctx, row) : undefined;
    const held = heldTicket(ctx, row, now);
    if (held) {
      // The old one serves meanwhile: no reader waits for the new one.
      renewed?.catch((err) => ctx.log.warn({ err }, 'a ticket of the open platform was not renewed'));
      return held;
    }
    if (renewed) return renewed;
    if (row.asking_until === null || row.asking_until <= now) return undefined;
    await wait(LOOK_MS);
  }
  return undefined;
}

function heldTicket(ctx: Ctx, { app_id, sealed_ticket, ticket_until }: AccountRow, now: Date): HeldTicket | undefined {
  if (!sealed_ticket || !ticket_until || ticket_until <= now) return undefined;
  return { appId: app_id, ticket: ctx.gateways.seal.open(sealed_ticket, sealedAt('ticket', ctx.mid, 2)) };
}

async function renewTicket(ctx: Ctx, { app_id: appId, sealed_secret }: AccountRow): Promise<HeldTicket | undefined> {
  const secret = ctx.gateways.seal.open(sealed_secret, sealedAt('secret', ctx.mid, 2));
  const result = await ctx.gateways.wechatOpen.fetchTicket({ appId, secret });
  if (result === 'unavailable') {
    await inTx(ctx, saveBackoff);
    return undefined;
  }
  const sealed = ctx.gateways.seal.close(result.ticket, sealedAt('ticket', ctx.mid, 2));
  await inTx(ctx, (ctx) => saveTicket(ctx, appId, sealed, after(ctx.now, result.seconds * 1000)));
  return { appId, ticket: result.ticket };
}
