import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { createPuzzles, type Puzzles } from './puzzles.ts';

const [old, next] = ['an old secret of puzzles', 'the next secret of puzzles'];
const puzzles = (secret: string, second?: string) => createPuzzles({ secret, second, steps: 20 });

async function solved(by: Puzzles) {
  const challenge = await by.make();
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('nobody solved it');
  return { challenge, solution };
}

test('puzzles of the other secret count while secrets change, and of none else (A29)', async () => {
  const [ofOld, ofNext] = await Promise.all([solved(puzzles(old)), solved(puzzles(next, old))]);
  expect(await puzzles(next, old).check(ofOld)).toMatchObject({ challenge: expect.any(String) });
  expect(await puzzles(old, next).check(ofNext)).toMatchObject({ challenge: expect.any(String) });
  expect(await puzzles(next).check(ofOld)).toBeNull();
  expect(await puzzles(next, 'a third secret of puzzles').check(ofOld)).toBeNull();
});
