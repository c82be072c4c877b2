import { randomInt } from 'node:crypto';
import { proveCalls } from './prove-by-tests.ts';

/** The fuzz test of every built call with many more inputs than a check has time for. FUZZ_RUNS changes how many. */
const FUZZ_RUNS = process.env.FUZZ_RUNS || '2000';
/** Another one each time; the proof tells it, so that what it found can be found again. */
const FUZZ_SEED = process.env.FUZZ_SEED || String(randomInt(1, 2 ** 31 - 1));

process.exitCode = await proveCalls('fuzz', 'fuzz.int', { FUZZ_RUNS, FUZZ_SEED }, [
  `${FUZZ_RUNS} inputs a row, seed ${FUZZ_SEED}: derived from the call's schema, and the same with one thing spoiled; every answer was data of its schema or a declared failure`,
  'sent to the api over its real road with PostgreSQL and Redis; a fault is any answer of 500 or more, an unknown code, or a field nobody declared',
]);
