import type { ScaleForm } from '../../scale/scale-forms.ts';
import { startOurs } from '../core/core-programs.ts';
import { runRound } from '../core/wrk-requests.ts';
import { median } from '../median.ts';
import type { ProofRow } from '../proof.ts';
import { whileLive } from './live-activities.ts';
import { type AskedPages, livelyPages } from './lively-requests.ts';
import { ourRequest } from './record-requests.ts';

const REQUESTS = 4_000;
const ROUNDS = 6;
const TARGET = 0.8;

/** One api process; merchants with twenty live activities and merchants without any, in turn. */
export function compareLively(form: ScaleForm, seconds: number): Promise<ProofRow[]> {
  return whileLive(form, async () => {
    const ours = await startOurs(form.database, 'on');
    try {
      const rows: ProofRow[] = [];
      for (const pages of livelyPages(form, REQUESTS)) rows.push(await measure(ours.origin, pages, seconds));
      return rows;
    } finally {
      await ours.stop();
    }
  });
}

async function measure(origin: string, { name, lively, plain }: AskedPages, seconds: number): Promise<ProofRow> {
  const sides = [lively, plain].map((requests) => requests.map(ourRequest));
  const rates: number[][] = sides.map(() => []);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [at, requests] of sides.entries()) {
      const from = Math.floor((requests.length / (ROUNDS + 1)) * round);
      const turned = [...requests.slice(from), ...requests.slice(0, from)];
      const { perSecond } = await runRound({ origin, requests: turned, goodStart: '{"code":0,', seconds });
      // The first round meets cold caches and uncompiled code.
      if (round > 0) rates[at]?.push(perSecond);
    }
  }
  const [withThem = 0, without = 0] = rates.map((own) => median(own));
  console.error(`${name}: ${Math.round(withThem)} / ${Math.round(without)} = ${(withThem / without).toFixed(2)}`);
  const row = `${name}: with 20 live activities against without`;
  return { name: row, ours: withThem, bare: without, ratio: withThem / without, target: TARGET, unit: 'answers/s' };
}
