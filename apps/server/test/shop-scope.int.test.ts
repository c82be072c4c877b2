import type { CallRow } from '@qianpu/contract/call';
import { failures } from '@qianpu/contract/failure';
import { type CallName, rows } from '@qianpu/contract/rows';
import { schemas } from '@qianpu/contract/schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { moveManifest } from '#platform/db/move-manifest';
import type { HttpServer } from '#platform/http/http-server';
import { anApi, anOpenDoor } from './builders/api.ts';
import { aMerchant, type MadeMerchant } from './builders/merchant.ts';
import { anAddress, aStaffToken } from './builders/populated-mall.ts';
import { aPaidOrder, aPlacedOrder, aShopper, asCaller } from './builders/shopper.ts';
import { builtRows, examplesOf, send } from './call-table.ts';
import { type TestMall, testMall } from './test-mall.ts';

/** Staff of shop 12, who may do everything there, in front of a shop 11 full of things. */
const [THEIRS, OURS] = ['11', '12'];
const everyModule = [...new Set(Object.keys(rows).map((name) => `${name.split('.')[0]}.*`))];

let mall: TestMall;
let server: HttpServer;
let merchant: MadeMerchant;
let token: string;

beforeAll(async () => {
  mall = await testMall();
  server = anApi(mall, anOpenDoor());
  merchant = await aMerchant(mall, { mid: '1', name: '甲', cids: [THEIRS, OURS], hosts: { 'apples.test': '1' }, goods: ['红苹果'] });
  for (const cid of [THEIRS, OURS]) {
    const shopper = await aShopper(mall, merchant);
    const lines = [{ cid, skuId: merchant.skuIds[0] ?? '', quantity: 1 }];
    await aPaidOrder(merchant, shopper, { lines });
    await aPlacedOrder(merchant, shopper, { lines });
    const call = asCaller(server, { host: 'apples.test', mid: '1', cid, token: shopper.token, address: anAddress() });
    await mall.sql(`insert into support.contact (mid, id, cid, is_open, nick, avatar) values (1, $1, $2, true, '客服', '1/a.jpg')`, [
      mall.newId(),
      cid,
    ]);
    expect((await call('support.chat.send', { cid, text: '在吗' })).code).toBe(0);
  }
  token = await aStaffToken(mall, '1', everyModule, OURS);
});
afterAll(async () => {
  await server.close();
  await mall.close();
});

const staffRows = builtRows.filter(([, row]) => row.auth === 'staff' && row.scope !== 'own');
const ask = (row: CallRow, input: object) =>
  send(server, row, input, { host: 'apples.test', mid: '1', cid: OURS, token, address: anAddress() });

/** Tables with rows of shops, and what of them can be named by an id. */
const shopTables = () =>
  mall.sql<{ table: string; idColumn: string | null }>(
    `select c.table_schema || '.' || c.table_name as table,
            (select i.column_name from information_schema.columns i
              where (i.table_schema, i.table_name) = (c.table_schema, c.table_name) and i.column_name in ('id', 'member_id')
              order by i.column_name limit 1) as "idColumn"
       from information_schema.columns c
      where c.column_name = 'cid' and c.table_schema || '.' || c.table_name = any($1) order by 1`,
    [moveManifest],
  );

async function rowsOfTheirShop(): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { table } of await shopTables()) {
    const rows = await mall.sql<{ text: string }>(`select t::text as text from ${table} t where mid = 1 and cid = $1 order by 1`, [THEIRS]);
    found[table] = rows.map(({ text }) => text);
  }
  return found;
}

async function idsOfTheirShop(): Promise<string[]> {
  const found: string[] = [];
  for (const { table, idColumn } of await shopTables()) {
    if (!idColumn) continue;
    const rows = await mall.sql<{ id: string }>(`select ${idColumn}::text as id from ${table} where mid = 1 and cid = $1`, [THEIRS]);
    found.push(...rows.map(({ id }) => id));
  }
  return [...new Set(found)];
}

const known = () => ({
  mid: '1',
  cid: THEIRS,
  goodsId: merchant.goodsIds[0] ?? '',
  skuId: merchant.skuIds[0] ?? '',
  categoryId: merchant.categoryId,
  pageId: '999999999',
  pageClassId: '999999999',
});

const isId = (pattern?: string) => pattern?.startsWith('^[1-9]\\d{0,') ?? false;
/** Fields of an input that name something by its id. */
function idFields(name: CallName): { field: string; isList: boolean }[] {
  const { properties = {} } = z.toJSONSchema(schemas[name].input, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, { pattern?: string; items?: { pattern?: string } }>;
  };
  return Object.entries(properties)
    .filter(([, { pattern, items }]) => isId(pattern) || isId(items?.pattern))
    .map(([field, { items }]) => ({ field, isList: isId(items?.pattern) }));
}

describe('staff of one shop', () => {
  test.each(staffRows)('%s: read and change nothing of another shop', async (name, row) => {
    const before = await rowsOfTheirShop();
    const theirIds = await idsOfTheirShop();
    const fields = idFields(name);
    const asked = examplesOf(name, known()).flatMap((example) => [
      example,
      { ...example, cid: OURS },
      ...fields
        .filter(({ field }) => field !== 'cid')
        .flatMap(({ field, isList }) => theirIds.map((id) => ({ ...example, cid: OURS, [field]: isList ? [id] : id }))),
    ]);
    for (const input of asked) {
      const answer = await ask(row, input);
      expect(answer.status).toBe(200);
      if (row.scope !== 'shop') expect(answer.code).toBe(failures.FOREIGN_MERCHANT.code);
      const told = theirIds.filter(
        (id) => JSON.stringify(answer.data ?? null).includes(`"${id}"`) && !Object.values(input).flat().includes(id),
      );
      expect(told, JSON.stringify(input)).toEqual([]);
      expect(JSON.stringify(answer.data ?? null)).not.toContain(`"cid":"${THEIRS}"`);
    }
    expect(await rowsOfTheirShop()).toEqual(before);
  });

  test('work in their own: the matrix would see an effect', async () => {
    const before = await mall.sql('select state from trade.order where mid = 1 and cid = $1 order by id', [OURS]);
    const [order] = await mall.sql<{ id: string }>(`select id from trade.order where mid = 1 and cid = $1 and state = 'TO_SHIP'`, [OURS]);
    const answer = await ask(rows['trade.order.ship'], { id: order?.id, carrier: '顺丰速运', trackingNo: 'SF1234567890' });
    expect(answer.code).toBe(0);
    expect(await mall.sql('select state from trade.order where mid = 1 and cid = $1 order by id', [OURS])).not.toEqual(before);
    expect((await idsOfTheirShop()).length).toBeGreaterThan(3);
  });
});
