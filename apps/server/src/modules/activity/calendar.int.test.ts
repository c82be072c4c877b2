import { failures } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HttpServer } from '#platform/http/http-server';
import { type ActivityInput, anActivity, aPlan, atPrices } from '../../../test/builders/activity.ts';
import { anApi } from '../../../test/builders/api.ts';
import { aMerchant, type MadeMerchant } from '../../../test/builders/merchant.ts';
import { aStaffToken } from '../../../test/builders/populated-mall.ts';
import { asCaller } from '../../../test/builders/shopper.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';

type Calendar = OutputOf<'marketing.activity.calendar'>;

const DAY_MS = 86_400_000;
let mall: TestMall;
let server: HttpServer;
let merchant: MadeMerchant;
let staff: ReturnType<typeof asCaller>;
let ofShop12: ReturnType<typeof asCaller>;
/** Each test plans in a time of its own. */
let start = Date.now() + 100 * DAY_MS;

beforeAll(async () => {
  mall = await testMall();
  server = anApi(mall);
  merchant = await aMerchant(mall, { mid: '1', name: '甲', cids: ['11', '12'], hosts: { 'apples.test': '1' }, goods: ['苹果', '梨'] });
  const by = async (cid?: string) =>
    asCaller(server, { host: 'apples.test', mid: '1', cid: '11', token: await aStaffToken(mall, '1', ['marketing.*', 'checkout.*'], cid) });
  [staff, ofShop12] = [await by(), await by('12')];
});
afterAll(async () => {
  await server.close();
  await mall.close();
});

const nextTime = () => {
  start += 100 * DAY_MS;
  return { startsAt: start, endsAt: start + 2 * DAY_MS };
};
const saved = async (plan: ActivityInput) => ((await staff('marketing.activity.save', plan)).data as { id: string }).id;
const calendar = async (by = staff, from = start - DAY_MS, to = start + 10 * DAY_MS) =>
  (await by('marketing.activity.calendar', { from, to })).data as Calendar;
const scopeOf = (by: 'GOODS' | 'CATEGORIES', ids: string[]) => ({
  kind: 'LIMITED_DISCOUNT' as const,
  discount: {
    by: 'PERCENT' as const,
    percent: 80,
    scope: { by, goodsIds: by === 'GOODS' ? ids : [], categoryIds: by === 'CATEGORIES' ? ids : [], exceptGoodsIds: [] },
  },
  perMember: null,
});

describe('the calendar of activities (issue 26)', () => {
  test('shows what meets a time, drafts too, the earliest first, and nothing else', async () => {
    const time = nextTime();
    const late = await saved(aPlan({ ...time, startsAt: time.startsAt + DAY_MS, cids: ['12'] }));
    const { id: early } = await anActivity(staff, aPlan(time));
    expect((await calendar()).list.map(({ id, state }) => [id, state])).toEqual([
      [early, 'SOON'],
      [late, 'DRAFT'],
    ]);
    expect((await calendar(staff, time.endsAt, time.endsAt + DAY_MS)).list).toEqual([]);
    expect((await calendar(staff, time.startsAt - DAY_MS, time.startsAt)).list).toEqual([]);
  });

  test('tells which run in one shop for the same goods: of SKUs by their goods, of categories with all below them', async () => {
    const time = nextTime();
    const skus = await saved(atPrices([{ skuId: merchant.skuIds[0] ?? '', priceFen: 100, stock: null }], null, time));
    const goods = await saved(aPlan({ ...time, terms: scopeOf('GOODS', [merchant.goodsIds[1] ?? '']) }));
    const category = await saved(aPlan({ ...time, terms: scopeOf('CATEGORIES', [merchant.categoryId]), cids: [] }));
    await saved(aPlan({ ...time, cids: ['12'], terms: scopeOf('GOODS', [merchant.goodsIds[0] ?? '']) }));
    const { overlaps } = await calendar();
    const ofShop11 = overlaps.filter(({ cids }) => cids.includes('11')).map(({ ids, how }) => [ids.toSorted(), how]);
    expect(ofShop11).toHaveLength(2);
    expect(ofShop11).toEqual(
      expect.arrayContaining([
        [[skus, category].toSorted(), 'EXCLUDE'],
        [[goods, category].toSorted(), 'EXCLUDE'],
      ]),
    );
    expect(overlaps.find(({ cids }) => cids.includes('11'))).toMatchObject({ cids: ['11'], startsAt: time.startsAt, endsAt: time.endsAt });
  });

  test('one that was ended early collides with nothing after that', async () => {
    const time = nextTime();
    const { id, revision } = await anActivity(staff, aPlan(time));
    await saved(aPlan(time));
    expect((await calendar()).overlaps).toHaveLength(1);
    await staff('marketing.activity.end', { id, revision });
    expect((await calendar()).overlaps).toEqual([]);
  });

  test('staff of a shop see its activities alone; more than 62 days are refused', async () => {
    const time = nextTime();
    await saved(aPlan(time));
    const theirs = await saved(aPlan({ ...time, cids: ['12'] }));
    await saved(aPlan({ ...time, cids: [] }));
    expect((await calendar(ofShop12)).list.map(({ id }) => id)).toEqual([theirs]);
    expect((await staff('marketing.activity.calendar', { from: start, to: start + 62 * DAY_MS })).code).toBe(0);
    expect((await staff('marketing.activity.calendar', { from: start, to: start + 62 * DAY_MS + 1 })).code).toBe(failures.BAD_INPUT.code);
    expect((await staff('marketing.activity.calendar', { from: start, to: start })).code).toBe(failures.BAD_INPUT.code);
  });
});

describe('the table of who meets whom (rules 2.3)', () => {
  test('is the engine’s, and the same from both sides', async () => {
    const { kinds } = (await staff('checkout.promotion.matrix', {})).data as OutputOf<'checkout.promotion.matrix'>;
    const meets = (one: string, other: string) => kinds.find(({ kind }) => kind === one)?.meets.some((kind) => kind === other);
    expect([meets('LIMITED_DISCOUNT', 'COUPON'), meets('COUPON', 'LIMITED_DISCOUNT'), meets('PRIVILEGED', 'COUPON')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
