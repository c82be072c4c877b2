import type { CallRow } from '@qianpu/contract/call';
import { failures } from '@qianpu/contract/failure';
import type { CallName } from '@qianpu/contract/rows';
import { schemas } from '@qianpu/contract/schemas';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAddress, aPopulatedMall, type PopulatedMall, tokenFor } from './builders/populated-mall.ts';
import { type Answer, builtRows, examplesOf, faultOf, isOk, send } from './call-table.ts';
import { goodInputs, spoiledInputs } from './fuzz-inputs.ts';

/** Inputs per built row and kind; `./mall prove fuzz` asks for more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 8);
/** A check must not find by luck what the change before it passed by luck: only the proof draws anew. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_115);
const PATIENCE_MS = 20_000 + RUNS * 200;

let house: PopulatedMall;

beforeAll(async () => {
  house = await aPopulatedMall();
});
afterAll(() => house.close());

describe.each(builtRows)('%s', (name, row) => {
  const requested = asker(name, row);

  test('good input is never a fault', { timeout: PATIENCE_MS }, async () => {
    const good = goodInputs(schemas[name].input, examplesOf(name, house.known));
    await fc.assert(
      fc.asyncProperty(good, async (input) => {
        expect(faultOf(name, await requested(input))).toBeUndefined();
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  test('spoiled input is never a fault', { timeout: PATIENCE_MS }, async () => {
    const good = goodInputs(schemas[name].input, examplesOf(name, house.known));
    await fc.assert(
      fc.asyncProperty(spoiledInputs(good), async (input) => {
        const answer = await requested(input);
        expect(isRefusedAtTheDoor(answer) ? undefined : faultOf(name, answer)).toBeUndefined();
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });
});

test('afterwards the mall still sells', async () => {
  const all = await Promise.all(
    builtRows.map(async ([name, row]) => {
      const answer = await asker(name, row)(examplesOf(name, house.known)[0]);
      const isAnswered = row.effect === 'read' ? isOk(answer) || saysNothingThere.has(answer.code) : answer.status < 500;
      return isAnswered ? [] : [`${name}: ${answer.status} ${answer.code}`];
    }),
  );
  expect(all.flat()).toEqual([]);
});

/** Some examples name an order or an address that a fresh caller has not got, or goods that staff have taken off the shelf meanwhile. */
const saysNothingThere: ReadonlySet<unknown> = new Set([
  failures.NOT_FOUND.code,
  failures.NOTHING_CHOSEN.code,
  failures.OFF_SHELF.code,
  failures.FRIEND_PAY_OVER.code,
]);

/** A body that is no JSON, reaches for a prototype or is too large is refused by the server before it becomes a call. */
const isRefusedAtTheDoor = ({ status }: Answer) => status === 400 || status === 413;

/** One caller for reads; for calls that end or count something a new one each time. */
function asker(name: CallName, row: CallRow) {
  const isUsedUp = row.effect !== 'read' || row.limit?.per === 'actor';
  let stored: Promise<string> | undefined;
  return async (input: unknown): Promise<Answer> => {
    if (isUsedUp || !stored) stored = tokenFor(house.mall, row.auth);
    // Whoever signs in wrongly is slowed down, wherever they come from (decision 54).
    if (name === 'staff.account.login') await house.mall.sql('truncate staff.sign_in_try');
    const answer = await send(house.server, row, input, house.from({ token: await stored, address: anAddress() }));
    if (answer.code === '600429') throw new Error(`${name} was refused for its limit: the handler was not reached`);
    return answer;
  };
}
