import type { InputOf, OutputOf } from '@qianpu/contract/types';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

export type SolvedPuzzle = InputOf<'member.antiBrushSms.send'>['captcha'];

/** A second or two of work for this phone; it runs beside the page, in the browser's own cryptography. Null when it took too long. */
export async function solvePuzzle(challenge: OutputOf<'member.captcha.generate'>): Promise<SolvedPuzzle | null> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return solution && { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } };
}
