import { failures } from '@qianpu/contract/failure';
import { rows } from '@qianpu/contract/rows';
import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Delivery } from '#platform/events/delivery';
import type { HttpServer } from '#platform/http/http-server';
import { createLog } from '#platform/log';
import { writeTallies } from '#platform/tally';
import { anApi } from '../../../test/builders/api.ts';
import { aMerchant, type MadeMerchant } from '../../../test/builders/merchant.ts';
import { aPaidOrder, aShopper, supply } from '../../../test/builders/shopper.ts';
import { type Answer, send } from '../../../test/call-table.ts';
import { openCtx } from '../../../test/fixtures/probe-events.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { subscribers } from '../../app/modules.ts';

let mall: TestMall;
let server: HttpServer;
let merchant: MadeMerchant;
let delivery: Delivery;
const titles = ['梨', '茶', '杯', '盘', '勺'];

beforeAll(async () => {
  mall = await testMall();
  server = anApi(mall);
  merchant = await aMerchant(mall, { mid: '1', name: '甲', cids: ['11'], hosts: { 'apples.test': '1' }, goods: titles });
  const log = createLog('test', 'silent');
  delivery = new Delivery({ pod: mall.pod, subscribers, openCtx: openCtx(mall.pod, mall.engines, log), log });
});
afterAll(async () => {
  await delivery.close();
  await server.close();
  await mall.close();
});

const idOf = (title: string) => merchant.goodsIds[titles.indexOf(title)] as string;
const skuOf = (title: string) => merchant.skuIds[titles.indexOf(title)] as string;
const visitor = { host: 'apples.test', mid: '1', cid: '11' };
const recommended = async (input: { id?: string; pageSize?: number }) => {
  const { data } = await send(server, rows['catalog.product.recommendList'], { cid: '11', ...input }, visitor);
  return (data as OutputOf<'catalog.product.recommendList'>).list.map(({ title }) => title);
};
const look = (id: string, after?: string): Promise<Answer> =>
  send(server, rows['catalog.product.totalView'], { cid: '11', id, ...(after && { after }) }, visitor);
const total = ({ data }: Answer) => (data as OutputOf<'catalog.product.totalView'>).total;

describe('what is recommended (spec 7.7)', () => {
  it('is what sells best while nothing else is known, never the goods itself', async () => {
    expect(await recommended({})).toEqual(['勺', '盘', '杯', '茶', '梨']);
    expect(await recommended({ id: idOf('勺'), pageSize: 2 })).toEqual(['盘', '杯']);
  });

  it('is first what was bought in one order, then what is looked at one after the other', async () => {
    const shopper = await aShopper(mall, merchant);
    await aPaidOrder(merchant, shopper, { lines: ['梨', '茶'].map((title) => ({ cid: '11', skuId: skuOf(title), quantity: 1 })) });
    for (let turn = 0; turn < 3; turn += 1) await look(idOf('杯'), idOf('梨'));
    await writeTallies();
    delivery.wake();
    await vi.waitFor(async () => expect((await recommended({ id: idOf('梨') })).slice(0, 3)).toEqual(['茶', '杯', '勺']), {
      timeout: 5_000,
    });
    expect((await recommended({ id: idOf('茶') }))[0]).toBe('梨');
    expect((await recommended({ id: idOf('杯') }))[0]).toBe('梨');
  });

  it('leaves out what is sold out', async () => {
    await supply(mall, '1', { cid: '11', skuId: skuOf('盘'), quantity: -1_000 });
    expect(await recommended({})).not.toContain('盘');
    await supply(mall, '1', { cid: '11', skuId: skuOf('勺'), quantity: -1_000 });
    expect(await recommended({ pageSize: 1 })).toHaveLength(1);
  });
});

describe('looks at goods (spec 7.7)', () => {
  it('are counted at once and written down later', async () => {
    const first = total(await look(idOf('勺')));
    const answers = await Promise.all(Array.from({ length: 20 }, () => look(idOf('勺'))));
    expect(Math.max(...answers.map(total))).toBe(first + 20);
    await writeTallies();
    const written = await mall.sql('select total from catalog.goods_view where goods_id = $1', [idOf('勺')]);
    expect(written).toEqual([{ total: String(first + 20) }]);
    expect(total(await look(idOf('勺')))).toBe(first + 21);
  });

  it('at nothing are refused; a goods nobody has makes no pair, and takes none with it', async () => {
    expect((await look('404')).code).toBe(failures.NOT_FOUND.code);
    expect((await look(idOf('勺'), '404')).code).toBe(0);
    expect((await look(idOf('勺'), idOf('杯'))).code).toBe(0);
    const pairs = () => mall.sql('select looked from catalog.related where goods_id = $1 order by other_id', [idOf('勺')]);
    await writeTallies();
    expect(await pairs()).toEqual([{ looked: 1 }]);
  });
});

describe('the poster of goods (spec 7.7)', () => {
  it('is found where it is painted', async () => {
    const { data } = await send(server, rows['catalog.product.createPoster'], { cid: '11', id: idOf('茶') }, visitor);
    expect(data).toEqual({ path: `/poster/item/${idOf('茶')}.png?cid=11&mid=1&lang=zh-CN` });
    expect((await send(server, rows['catalog.product.createPoster'], { cid: '11', id: '404' }, visitor)).code).toBe(
      failures.NOT_FOUND.code,
    );
  });
});
