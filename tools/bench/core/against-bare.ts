import type { ProofRow } from '../proof.ts';
import { type Measured, measureInTurn } from './compare-core.ts';
import { poolOf } from './core-pools.ts';
import { startBare, startOurs } from './core-programs.ts';
import { ENGINE_REQUESTS, engineSpeed } from './pgbench.ts';
import { residentMb } from './processor-time.ts';
import type { CoreCall } from './recorded-statements.ts';
import { requireSameAnswer } from './same-answer.ts';
import type { Scene } from './scene.types.ts';

export const titles: Record<CoreCall, string> = {
  list: 'list of 20 (catalog.product.pageList)',
  detail: 'item detail (catalog.product.info)',
  cartAdd: 'cart add (cart.line.add)',
  calculate: 'cart calculate (trade.order.calculate)',
  place: 'place order of two lines (trade.order.place)',
  placeCoupon: 'place order of two lines with a coupon (trade.order.place)',
  callback: 'pay callback (trade.pay.notify)',
};

const targets: Record<CoreCall, number> = {
  list: 0.8,
  detail: 0.8,
  cartAdd: 0.6,
  calculate: 0.6,
  place: 0.5,
  placeCoupon: 0.5,
  callback: 0.4,
};

export interface Compared {
  readonly call: CoreCall;
  readonly row: ProofRow;
  readonly ours: Measured;
  readonly bare: Measured;
  /** The ratio when a read of ours asks PostgreSQL every time too, and when PostgreSQL plans for bare as it does for us. */
  readonly strict: number;
}

export interface Comparison {
  readonly calls: readonly Compared[];
  /** Megabytes after the run. */
  readonly memory: { readonly ours: number; readonly bare: number };
}

/** Ours complete against bare, in turn, on one database. */
export async function compareWithBare(scene: Scene, calls: readonly CoreCall[], seconds: number): Promise<Comparison> {
  const [ours, cold] = [await startOurs(scene.database, 'on'), await startOurs(scene.database, 'off')];
  const [bare, tuned] = [await startBare(scene.database, 'as it comes'), await startBare(scene.database, 'as ours')];
  const origins = { ours: ours.origin, bare: bare.origin };
  const compared: Compared[] = [];
  try {
    for (const call of calls) {
      const pool = poolOf(call, scene);
      if (call === 'list' || call === 'detail') await requireSameAnswer(call, origins, pool);
      const isRead = call === 'list' || call === 'detail';
      const [mine, plain, strict] = await measureInTurn(
        call,
        [
          { db: scene.db, program: ours, pool, side: 'ours' },
          { db: scene.db, program: bare, pool, side: 'bare' },
          { db: scene.db, program: isRead ? cold : tuned, pool, side: isRead ? 'ours' : 'bare' },
        ],
        seconds,
      );
      if (!mine || !plain || !strict) throw new Error(`${call} was not measured`);
      // A callback is taken once: run again by the engine alone it would find nothing to do.
      const engine = call === 'callback' ? undefined : await engineSpeed(call, scene.database, await pool.facts(ENGINE_REQUESTS), seconds);
      compared.push({
        call,
        row: { ...rowOf(call, mine, plain), ...(engine !== undefined && { engine }) },
        ours: mine,
        bare: plain,
        strict: isRead ? strict.perSecond / plain.perSecond : mine.perSecond / strict.perSecond,
      });
      console.error(
        `${call}: ${Math.round(mine.perSecond)} / ${Math.round(plain.perSecond)} = ${(mine.perSecond / plain.perSecond).toFixed(2)}`,
      );
    }
    return { calls: compared, memory: { ours: residentMb(ours.pid), bare: residentMb(bare.pid) } };
  } finally {
    await Promise.all([ours, cold, bare, tuned].map((program) => program.stop()));
  }
}

const rowOf = (call: CoreCall, ours: Measured, bare: Measured): ProofRow => ({
  name: titles[call],
  ours: ours.perSecond,
  bare: bare.perSecond,
  ratio: ours.perSecond / bare.perSecond,
  target: targets[call],
  unit: 'answers/s',
});
