import type { ProofRow } from '../proof.ts';
import { measureInTurn } from './compare-core.ts';
import { startOurs } from './core-programs.ts';
import { calculateRequest } from './core-requests.ts';
import { RequestPool } from './request-pool.ts';
import type { Carter, Scene } from './scene.types.ts';
import { LIVE_PROMOTIONS } from './scene-coupons.ts';

const TARGET = 0.65;

/** Ours against ourselves: how much slower carts of four lines in two shops are calculated when many promotions are live. */
export async function measurePromotions(scene: Scene, seconds: number): Promise<ProofRow> {
  const program = await startOurs(scene.database, 'on');
  const contender = (members: readonly Carter[]) => ({
    ...{ db: scene.db, program, side: 'ours' as const },
    pool: new RequestPool(members.map((member) => calculateRequest(member))),
  });
  try {
    const [promoted, plain] = await measureInTurn('calculate', [contender(scene.promoted), contender(scene.unpromoted)], seconds);
    if (!promoted || !plain) throw new Error('promotions were not measured');
    return {
      name: `cart calculate of 4 lines in 2 shops with ${LIVE_PROMOTIONS} live promotions, against none`,
      ours: promoted.perSecond,
      bare: plain.perSecond,
      ratio: promoted.perSecond / plain.perSecond,
      target: TARGET,
      unit: 'answers/s',
    };
  } finally {
    await program.stop();
  }
}
