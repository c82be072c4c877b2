import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { inCheckout } from '../../mall/paths.ts';
import { processorMs, spentMs } from '../core/processor-time.ts';
import { type Visited, visit } from './visits.ts';

export const RATE = 2_000;
const WARM_UP_S = 5;
/** The flood begins before the first visit that counts and ends after the last. */
const MARGIN_S = 1;

/** What the attacker asks for. */
export type Shape = 'home' | 'search';

export interface Flooded {
  readonly calm: Visited;
  readonly during: Visited;
  /** Requests sent, and those that were due while every socket waited; answers by status. */
  readonly flood: { readonly sent: number; readonly late: number; readonly answered: Readonly<Record<string, number>> };
  /** Of all processors, what each part used while it was flooded. */
  readonly shares: Readonly<Record<'generator' | 'edge' | 'web', number>>;
}

/** Visits to an idle mall, then the same while one address floods it. The first second of the flood is part of what is measured. */
export async function floodPages(port: number, shape: Shape, seconds: number, pids: { edge: number[]; web: number[] }): Promise<Flooded> {
  await visit(port, WARM_UP_S);
  const calm = await visit(port, seconds);
  const visiting = visit(port, seconds + MARGIN_S);
  await pause((MARGIN_S * 1_000) / 2);
  const script = inCheckout('tools/bench/edge/page-flood.ts');
  const generator = spawn(process.execPath, [script, String(port), shape, String(RATE), String(seconds)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = text(generator.stdout);
  const over = once(generator, 'exit');
  const parts = { generator: [generator.pid ?? 0], ...pids };
  const begunAt = performance.now();
  const before = { generator: processorMs(parts.generator), edge: processorMs(pids.edge), web: processorMs(pids.web) };
  const during = await visiting;
  const wallMs = performance.now() - begunAt;
  const share = (name: keyof typeof parts) => spentMs(before[name], processorMs(parts[name])) / wallMs;
  const shares = { generator: share('generator'), edge: share('edge'), web: share('web') };
  await over;
  return { calm, during, flood: JSON.parse(await said) as Flooded['flood'], shares };
}
