import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { races } from './races/entries.ts';
import { aRaceHouse, type RaceHouse } from './races/race-merchant.ts';
import { fireVolley } from './races/volley.ts';
import { refereeFindings } from './referee-findings.ts';

/** A check has time for one; the proof fires twenty where money, stock or a limit is at stake, and five elsewhere. */
const VOLLEYS = Number(process.env.RACE_VOLLEYS ?? 1);
const VOLLEYS_OF_NO_STAKE = Number(process.env.RACE_VOLLEYS_OF_NO_STAKE ?? VOLLEYS);
const SIZE = Number(process.env.RACE_SIZE ?? 20);

let house: RaceHouse;
beforeAll(async () => {
  house = await aRaceHouse();
}, 60_000);
afterAll(() => house.close());

async function expectRightBooks(): Promise<void> {
  await house.runDueTasks();
  expect(await refereeFindings(house.mall)).toEqual([]);
}

describe(`${SIZE} requests at the same moment (spec 9)`, () => {
  test.each(Object.entries(races))('%s', { timeout: 600_000 }, async (_name, entry) => {
    const volleys = entry.stake === 'none' ? VOLLEYS_OF_NO_STAKE : VOLLEYS;
    for (let nth = 0; nth < volleys; nth += 1) await fireVolley(house, entry, SIZE);
    if (entry.stake !== 'none') await expectRightBooks();
  });

  test('and where nothing is at stake, the books are right all the same', expectRightBooks);
});
