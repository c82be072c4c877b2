import { setTimeout as pause } from 'node:timers/promises';
import { ActivityDraft as DraftSchema } from '@qianpu/contract/calls/activity-terms.schema';
import { z } from 'zod';
import { findFirstPaid, findReplayStart, listReplayed, type ReplayedTrade, type ReplayFilter, type ReplayPlace } from '#modules/order';
import { type Ctx, inTx, type Staff } from '#platform/ctx';
import { mayTouchShop } from '#platform/shop-scope';
import { type TaskReport, taskKind } from '#platform/tasks/task.types';
import { DraftInReplay } from './draft-in-replay.ts';
import { replayTrade } from './replay-trade.ts';
import { KIND, type PlannedActivity, type Simulation } from './simulation.types.ts';
import { ReplayTally } from './tally.ts';

const MOST_ORDERS = 100_000;
const BATCH = 200;
const DAY_MS = 86_400_000;

export const simulateTask = taskKind({
  kind: KIND,
  input: z.object({ activity: DraftSchema, days: z.int() }),
  run: async (ctx, { activity, days }, report) => ({ result: await simulate(ctx, { activity, days }, report) }),
});

/** Orders of the shops the activity is for, as far as whoever started it works for them. */
async function simulate(
  ctx: Ctx<Staff>,
  { activity, days }: { readonly activity: PlannedActivity; readonly days: number },
  report: TaskReport,
): Promise<Simulation> {
  // The database's clock, as orders have it.
  const to = await inTx(ctx, async (ctx) => ctx.now);
  const filter: ReplayFilter = { cids: shopsOf(ctx.actor, activity.cids), from: new Date(to.getTime() - days * DAY_MS) };
  const id = ctx.newId();
  const [draft, tally, rests] = [new DraftInReplay(id, activity), new ReplayTally(id), new Rests()];
  const isSeen = (cid: string) => mayTouchShop(ctx.actor, cid);
  let from: Date | undefined;
  const { isCut } = await eachTrade(ctx, filter, report, (trade, firstPaidAt) => {
    from ??= trade.placedAt;
    return rests.around(() => replayTrade(trade, { draft, tally, firstPaidAt, isSeen }));
  });
  return tally.result(isCut && from ? from : filter.from, to);
}

/** The newest orders in the order of their placing, trade by trade; each batch is read by itself. */
async function eachTrade(
  ctx: Ctx,
  filter: ReplayFilter,
  report: TaskReport,
  act: (trade: ReplayedTrade, firstPaidAt: Date | undefined) => Promise<void>,
): Promise<{ isCut: boolean }> {
  const { after, orders } = await inTx(ctx, (ctx) => findReplayStart(ctx, filter, MOST_ORDERS));
  await report.progress(0, orders);
  const firstPaid = new FirstPaid();
  let next: ReplayPlace | undefined = after;
  for (let done = 0; next; ) {
    const place: ReplayPlace = next;
    const batch = await inTx(ctx, (ctx) => listReplayed(ctx, { filter, after: place, limit: BATCH }));
    await firstPaid.know(ctx, batch.trades);
    for (const trade of batch.trades) await act(trade, firstPaid.of(trade));
    done += batch.orders;
    await report.progress(Math.min(done, orders));
    next = batch.after;
  }
  return { isCut: orders === MOST_ORDERS };
}

/** Null: all of the merchant. */
function shopsOf({ shops }: Staff, cids: readonly string[]): readonly string[] | null {
  if (shops === 'ALL') return cids.length > 0 ? cids : null;
  return cids.filter((cid) => shops.includes(cid));
}

/** Each member is looked up once, however many orders they have. */
class FirstPaid {
  readonly #known = new Map<string, Date | undefined>();

  async know(ctx: Ctx, trades: readonly ReplayedTrade[]): Promise<void> {
    const memberIds = [...new Set(trades.map(({ memberId }) => memberId))].filter((id) => !this.#known.has(id));
    if (memberIds.length === 0) return;
    const found = await inTx(ctx, (ctx) => findFirstPaid(ctx, memberIds));
    for (const id of memberIds) this.#known.set(id, found.get(id));
  }

  of({ memberId }: ReplayedTrade): Date | undefined {
    return this.#known.get(memberId);
  }
}

const WORK_MS = 10;
const RESTS = 4;

/** After so much work of its own a rest of a multiple of it: shoppers share the processor. Waiting for the database is no work. */
class Rests {
  #worked = 0;

  async around(work: () => void): Promise<void> {
    const begunAt = performance.now();
    work();
    this.#worked += performance.now() - begunAt;
    if (this.#worked < WORK_MS) return;
    await pause(this.#worked * RESTS);
    this.#worked = 0;
  }
}
