import { comparableAnswer } from '../comparable-answer.ts';
import type { RequestPool } from './request-pool.ts';
import type { PreparedRequest } from './wrk-requests.ts';

const sides = ['ours', 'bare'] as const;
const COMPARED = 20;

/** Ours and bare must say the same of a list and of a detail: what is fast may otherwise be less. */
export async function requireSameAnswer(
  call: string,
  origins: Readonly<Record<(typeof sides)[number], string>>,
  pool: RequestPool,
): Promise<void> {
  const requested = await Promise.all(sides.map((side) => pool.take(side, 1)));
  for (let at = 0; at < COMPARED; at += 1) {
    const answers = await Promise.all(sides.map((side, nth) => answerOf(origins[side], requested[nth]?.[at])));
    if (answers[0] !== answers[1]) throw new Error(`${call}: ours and bare answer differently:\n${answers.join('\n').slice(0, 2_000)}`);
  }
}

function answerOf(origin: string, request: PreparedRequest | undefined): Promise<string> {
  if (!request) throw new Error('there is no request to compare by');
  const { path, headers, body } = request;
  return comparableAnswer({ url: origin + path, method: 'POST', headers, body });
}
