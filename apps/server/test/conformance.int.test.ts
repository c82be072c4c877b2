import type { CallRow } from '@qianpu/contract/call';
import { type CallName, rows } from '@qianpu/contract/rows';
import { schemas } from '@qianpu/contract/schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handlers } from '../src/app/modules.ts';
import { aPopulatedMall, type PopulatedMall, tokenFor } from './builders/populated-mall.ts';
import { builtRows, examplesOf, faultOf, isOk, plannedRows, send } from './call-table.ts';

let house: PopulatedMall;

beforeAll(async () => {
  house = await aPopulatedMall();
});
afterAll(() => house.close());

const ask = (row: CallRow, input: unknown, who: { token?: string; headers?: Record<string, string> } = {}) =>
  send(house.server, row, input, house.from(who));

const garbage: readonly unknown[] = [{}, null, 7, 'text', [], [[]], { id: {} }, { cid: ['11'], name: null }, { page: 'x'.repeat(5_000) }];

const complaintsAboutNothing = (name: CallName) => schemas[name].input.safeParse({}).error?.issues.map((issue) => issue.path.join('.'));

describe('the table of calls', () => {
  test('every built row has a handler and no handler is without its row', () => {
    expect(Object.keys(handlers).sort()).toEqual(builtRows.map(([name]) => name).sort());
  });

  test('no two rows share an address', () => {
    const all = Object.values(rows) as CallRow[];
    const addresses = all.map((row) =>
      row.style === 'envelope' ? `${row.base} ${row.target}` : `${'method' in row ? row.method : ''} ${row.path}`,
    );
    expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([]);
  });
});

describe('planned rows (spec 7)', () => {
  test.each(plannedRows)('%s is not found', async (_name, row) => {
    const answer = await ask(row, {});
    // A hook has its provider's form of answer, and no address before it is built.
    if (row.style === 'hook') expect(answer.status).toBe(404);
    else expect(answer).toMatchObject({ status: 200, code: '600404' });
  });
});

describe.each(builtRows)('%s', (name, row) => {
  test.skipIf(row.auth === 'visitor')('asks a visitor to log in, with the code as a number (spec 8)', async () => {
    for (const input of [...examplesOf(name, house.known), {}, garbage])
      expect(await ask(row, input)).toMatchObject({ status: 200, code: 10019 });
  });

  test.skipIf(row.style === 'hook')('refuses a token nobody has', async () => {
    const unknown = ['1-unknown', `1-s${'a'.repeat(43)}`, 'x', `1-${'a'.repeat(5_000)}`, "1-' or 1=1"];
    for (const token of unknown)
      expect(await ask(row, examplesOf(name, house.known)[0], { token })).toMatchObject({ status: 200, code: 10020 });
  });

  test('answers its examples with data of its schema or a declared failure', async () => {
    for (const input of examplesOf(name, house.known)) {
      const answer = await ask(row, input, { token: await tokenFor(house.mall, row.auth) });
      expect(faultOf(name, answer)).toBeUndefined();
      // A ticket nobody has is refused as a token nobody has is.
      if (name !== 'member.ticket.redeem') expect([10019, 10020, '600403', '600500']).not.toContain(answer.code);
      // A handler may refuse a good input, but not for want of all its fields: then nobody read the body.
      if (answer.code === '600400') expect(answer.data).not.toEqual(complaintsAboutNothing(name));
    }
  });

  test('refuses what it cannot read as bad input', async () => {
    for (const input of garbage) {
      const answer = await ask(row, input, { token: await tokenFor(house.mall, row.auth) });
      expect(faultOf(name, answer), JSON.stringify(input)).toBeUndefined();
      // Where everything may be left out, nothing at all can be read, and refused for what it asks.
      const isReadable = schemas[name].input.safeParse(input ?? {}).success;
      if (!isOk(answer) && !isReadable) expect(answer.code, JSON.stringify(input)).toBe('600400');
    }
  });

  test.skipIf(row.effect !== 'write')('takes or refuses whatever is sent as a key', async () => {
    const [input] = examplesOf(name, house.known);
    for (const key of ['x', 'k'.repeat(5_000), '键'.repeat(8), "' or 1=1 --"]) {
      const answer = await ask(row, input, { token: await tokenFor(house.mall, row.auth), headers: { 'idempotency-key': key } });
      expect(faultOf(name, answer), key.slice(0, 20)).toBeUndefined();
    }
  });
});
