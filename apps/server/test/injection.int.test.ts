import type { CallRow } from '@qianpu/contract/call';
import type { CallName } from '@qianpu/contract/rows';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { writeTallies } from '#platform/tally';
import { CANARY_TABLE, harmlessWords, injectionPayloads, SLEEP_S } from './attacks/injection-payloads.ts';
import { type InputPath, placesOf, withPlace } from './attacks/input-places.ts';
import { anAddress, aPopulatedMall, type PopulatedMall, tokenFor } from './builders/populated-mall.ts';
import { type Answer, builtRows, examplesOf, send } from './call-table.ts';
import { tenantRows } from './tenant-rows.ts';

/** Payloads a place of an input; `./mall prove injection` sends them all. */
const SAMPLE = Number(process.env.INJECTION_SAMPLE ?? 6);
const reads = builtRows.filter(([, row]) => row.effect === 'read');

let house: PopulatedMall;
let asItWas: Record<string, string>;

beforeAll(async () => {
  house = await aPopulatedMall();
  await house.mall.sql(`create table ${CANARY_TABLE} (touched boolean not null)`);
  await house.mall.sql(`insert into ${CANARY_TABLE} values (false)`);
  // Whoever got so far would be let.
  await house.mall.sql(`grant usage on schema public to qianpu_app, qianpu_public`);
  await house.mall.sql(`grant all on ${CANARY_TABLE} to qianpu_app, qianpu_public`);
  for (const auth of ['member', 'staff'] as const) tokens[auth] = await tokenFor(house.mall, auth);
  // Nobody is noted as seen again, however long it takes.
  await house.mall.sql(`update staff.session set seen_at = platform.now() + interval '1 hour'`);
  asItWas = await rowsOfMerchants();
});
afterAll(() => house.close());

const tokens = { visitor: '', member: '', staff: '' };
/** Texts of statements that harmless words have led to so far: some are remembered for a while, and asked again later. */
const known = new Set<string>(['begin', 'commit', 'rollback']);

/** Where readers themselves leave something: when a login was last seen, and which words were searched for. */
const notedByReading = new Set(['member.session', 'staff.session', 'catalog.searched_word', 'catalog.searched_goods']);

const rowsOfMerchants = async (): Promise<Record<string, string>> =>
  Object.fromEntries(Object.entries(await tenantRows(house.mall)).filter(([table]) => !notedByReading.has(table)));

const textOf = (statement: string | pg.QueryConfig) => (typeof statement === 'string' ? statement : statement.text);

/** The texts of everything PostgreSQL is asked while something is done. */
async function statementsOf(work: () => Promise<void>): Promise<Set<string>> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    // What is counted by the way is written here, as part of the work that counted it.
    await writeTallies();
    return new Set((query.mock.calls as unknown[][]).map(([statement]) => textOf(statement as string | pg.QueryConfig)));
  } finally {
    query.mockRestore();
  }
}

const ask = (row: CallRow, input: object): Promise<Answer> =>
  send(house.server, row, input, house.from({ token: tokens[row.auth], address: anAddress() }));

let attacked = 0;
/** Others for each place, so that the places of all calls together meet all of them. */
function nextSample(): readonly string[] {
  if (SAMPLE >= injectionPayloads.length) return injectionPayloads;
  attacked += 1;
  return Array.from({ length: SAMPLE }, (_, at) => injectionPayloads[(attacked * SAMPLE + at * 67) % injectionPayloads.length] ?? '');
}

/** As a text, as a list's only entry, and beside a good one. */
const formsOf = (value: string): unknown[] => [value, [value], ['1', value]];

async function attack(row: CallRow, example: object, place: InputPath, payloads: readonly string[]): Promise<string[]> {
  const complaints: string[] = [];
  for (const value of payloads.flatMap(formsOf)) {
    const before = performance.now();
    const { status } = await ask(row, withPlace(example, place, value));
    if (status >= 500) complaints.push(`${place.join('.')} ${JSON.stringify(value)}: ${status}`);
    if (performance.now() - before > SLEEP_S * 1_000) complaints.push(`${place.join('.')} ${JSON.stringify(value)}: waited`);
  }
  return complaints;
}

/** Adds to what is known the statements that these words lead to. */
async function learn(name: CallName, row: CallRow, words: readonly string[]): Promise<void> {
  const requested = await statementsOf(async () => {
    for (const example of examplesOf(name, house.known)) {
      await ask(row, example);
      for (const place of placesOf(name)) for (const value of words.flatMap(formsOf)) await ask(row, withPlace(example, place, value));
    }
  });
  for (const text of requested) known.add(text);
}

/** One of each kind: they lead to nearly every statement there is, and the others are asked for where one was met that they do not. */
const fewWords = ['苹果', 'red apple', '1', 'priceUp', '2026-11-15', 'aplle'];

test('there are enough payloads to draw from', () => {
  expect(new Set(injectionPayloads).size).toBeGreaterThanOrEqual(500);
});

describe.each(reads)('%s (spec 9)', (name, row) => {
  const places = placesOf(name);

  test.skipIf(places.length === 0)('takes whatever is sent for a value', { timeout: 60_000 + places.length * SAMPLE * 300 }, async () => {
    await learn(name, row, fewWords);
    const complaints: string[] = [];
    const requested = await statementsOf(async () => {
      for (const example of examplesOf(name, house.known))
        for (const place of places) complaints.push(...(await attack(row, example, place, nextSample())));
    });
    expect(complaints).toEqual([]);
    const isUnknown = (text: string) => !known.has(text);
    if ([...requested].some(isUnknown)) await learn(name, row, harmlessWords);
    expect([...requested].filter(isUnknown)).toEqual([]);
  });
});

test('nothing was changed', async () => {
  expect(await house.mall.sql(`select touched from ${CANARY_TABLE}`)).toEqual([{ touched: false }]);
  expect(await rowsOfMerchants()).toEqual(asItWas);
});

test('a statement written with what was sent would be noticed', async () => {
  const word = `'; update ${CANARY_TABLE} set touched = true--`;
  const requested = await statementsOf(() =>
    house.mall.as('qianpu_public', async (client) => void (await client.query(`select '${word}`))),
  );
  expect([...requested].filter((text) => !known.has(text))).toEqual([`select '${word}`]);
  expect(await house.mall.sql(`select touched from ${CANARY_TABLE}`)).toEqual([{ touched: true }]);
});
