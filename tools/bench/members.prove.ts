import { randomInt } from 'node:crypto';
import { conclude } from './proof.ts';
import { proveByTests } from './prove-by-tests.ts';

/** Random lives of members in the database; a check has time for fifty. */
const LIVES = process.env.MEMBER_LIVES || '1000';
/** Another one each time; the proof tells it, so that what it found can be found again. */
const SEED = process.env.MEMBER_SEED || String(randomInt(1, 2 ** 31 - 1));

process.exitCode = conclude('members', await proveByTests('int', ['members-live.int'], { MEMBER_LIVES: LIVES, MEMBER_SEED: SEED }), [
  `${LIVES} random lives, seed ${SEED}: orders received, refunded before and after, points given, spent and refused, growth given and taken, up to 90 days between`,
  'growth, level, lots, points and debt of each are those of a second program that knows the rules alone; every due task runs twice',
  'the referee finds nothing in ledgers, lots and sums (L1-L8)',
]);
