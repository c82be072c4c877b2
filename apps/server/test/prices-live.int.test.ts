import type { InputOf, OutputOf } from '@qianpu/contract/types';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCategory } from '#modules/catalog';
import type { Basket } from '#modules/pricing';
import { inTx } from '#platform/ctx';
import type { HttpServer } from '#platform/http/http-server';
import { naivePayable } from '../src/app/referee/second-program/naive-prices.ts';
import { type ActivityInput, anActivity, type MadeActivity } from './builders/activity.ts';
import { anApi } from './builders/api.ts';
import { aCoupon } from './builders/coupon.ts';
import { aLivePlan, type LivePlan, type Wanted } from './builders/live-plans.ts';
import type { PlannedGoods } from './builders/live-scopes.ts';
import { aMerchant, type MadeMerchant } from './builders/merchant.ts';
import { aStaffToken } from './builders/populated-mall.ts';
import { aShopper, asCaller } from './builders/shopper.ts';
import { expectedBasket } from './live-prices.ts';
import { type TestMall, testMall } from './test-mall.ts';

/** Random shops; `./mall prove prices-live` asks for more, and draws anew. */
const SHOPS = Number(process.env.PRICE_LIVE_SHOPS ?? 40);
const SEED = Number(process.env.PRICE_LIVE_SEED ?? 20_261_119);
const PATIENCE_MS = 60_000 + SHOPS * 2_000;
const CIDS = ['11', '12'] as const;
const FREIGHT = { flatFen: 800, freeFromFen: 12_000 };
/** The second program tries every plan. */
const MOST_PROMOTIONS = 7;

type Quote = OutputOf<'trade.order.calculate'>;
type Chosen = InputOf<'trade.order.calculate'>['chosen'];

let mall: TestMall;
let server: HttpServer;
let merchant: MadeMerchant;
let staff: ReturnType<typeof asCaller>;
let sold: readonly PlannedGoods[];

beforeAll(async () => {
  mall = await testMall();
  server = anApi(mall);
  const goods = Array.from({ length: 9 }, (_, at) => `货 ${at}`);
  const hosts = { 'apples.test': '1' };
  merchant = await aMerchant(mall, { mid: '1', name: '甲', cids: CIDS, hosts, goods, stock: 100_000, freight: FREIGHT });
  staff = asCaller(server, { host: 'apples.test', mid: '1', cid: '11', token: await aStaffToken(mall, '1', ['marketing.*']) });
  sold = await arrange(merchant);
});
afterAll(async () => {
  await server.close();
  await mall.close();
});

/** Prices from 3.33 on, a third of the goods in a category of their own, another third below the first. */
async function arrange({ goodsIds, skuIds, categoryId }: Awaited<ReturnType<typeof aMerchant>>): Promise<PlannedGoods[]> {
  const category = (name: string, parentId: string | null) =>
    inTx(mall.ctx('1'), (ctx) => addCategory(ctx, { name, parentId, picture: '1/all.png', position: 1 }));
  const [below, beside] = [await category('下', categoryId), await category('旁', null)];
  const places = [[categoryId], [below, categoryId], [beside]] as const;
  const arranged = goodsIds.map((goodsId, at) => ({
    goodsId,
    skuId: skuIds[at] ?? '',
    listFen: 333 + 777 * at,
    categoryIds: places[at % places.length] ?? [],
  }));
  for (const { goodsId, skuId, listFen, categoryIds } of arranged) {
    await mall.sql('update catalog.listing set price_fen = $1 where sku_id = $2', [listFen, skuId]);
    await mall.sql('update catalog.goods set category_id = $1 where id = $2', [categoryIds[0], goodsId]);
    await mall.sql('update catalog.shelf set category_id = $1, price_fen = $2 where goods_id = $3', [categoryIds[0], listFen, goodsId]);
  }
  return arranged;
}

/** Those that can be had: a package of a sum that is no less than its parts is none. */
async function publish(activities: readonly ActivityInput[]): Promise<{ activity: ActivityInput; made: MadeActivity }[]> {
  const running: { activity: ActivityInput; made: MadeActivity }[] = [];
  for (const activity of activities) running.push({ activity, made: await anActivity(staff, activity) });
  return running;
}

/** What the shopper names, and the lines that go with it. */
async function nameOne(running: Awaited<ReturnType<typeof publish>>, { sets, turn }: Pick<LivePlan['baskets'][number], 'sets' | 'turn'>) {
  const at = running.findIndex(({ activity }) => activity.terms.kind === 'PRIVILEGED' || activity.terms.kind === 'PACKAGE');
  const one = running[at];
  if (!one) return undefined;
  const { activity, made } = one;
  const cid = activity.cids[0] ?? CIDS[0];
  if (activity.terms.kind === 'PACKAGE') {
    const { parts, choose } = activity.terms;
    const others = parts.filter(({ isMain }) => !isMain);
    const turned = others.map((_, at) => others[(at + turn) % others.length]).slice(0, choose ?? 0);
    const wanted = parts
      .filter((part) => part.isMain || turned.includes(part))
      .map(({ goodsId, pieces }) => wantedOf(cid, ({ goodsId: id }) => id === goodsId, pieces * sets));
    return { chosen: { kind: 'PACKAGE', activityId: made.id, sets } satisfies Chosen, named: { at, sets }, wanted };
  }
  const { linkToken } = (await staff('marketing.activity.find', { id: made.id })).data as OutputOf<'marketing.activity.find'>;
  const wanted = activity.goods.map(({ skuId }) => wantedOf(cid, (goods) => goods.skuId === skuId, sets));
  const chosen: Chosen = { kind: 'PRIVILEGED', activityId: made.id, token: linkToken ?? '' };
  return { chosen, named: { at, sets }, wanted };
}

function wantedOf(cid: string, is: (goods: PlannedGoods) => boolean, quantity: number): Wanted {
  const goods = sold.find(is);
  if (!goods) throw new Error('nobody sells it');
  return { cid, goods, quantity };
}

/** A basket as the mall priced it, and as it should. */
interface Quoted {
  readonly basket: Basket;
  readonly payableFen: number | undefined;
  readonly gifts: readonly string[];
  /** What may come for nothing in this plan. */
  readonly giftsOfPlan: readonly string[];
  readonly told: object;
}

const giftsOf = (activities: readonly ActivityInput[]): string[] =>
  activities.flatMap(({ terms }) =>
    terms.kind === 'FULL_REDUCTION' && terms.reduction.by === 'TIERS'
      ? terms.reduction.tiers.flatMap(({ grants }) => grants.gifts.map(({ skuId, pieces }) => `${pieces} of ${skuId}`))
      : [],
  );

/** A shopper who has claimed these. */
async function enter(coupons: LivePlan['coupons']): Promise<ReturnType<typeof asCaller>> {
  const { token } = await aShopper(mall, merchant);
  const call = asCaller(server, { host: 'apples.test', mid: '1', cid: '11', token });
  const ids: string[] = [];
  for (const coupon of coupons) ids.push(await aCoupon(staff, coupon));
  if (ids.length === 0) return call;
  const { data } = await call('marketing.coupon.multipleReceive', { cid: '11', ids });
  expect((data as OutputOf<'marketing.coupon.multipleReceive'>).map(({ couponId }) => couponId !== null)).toEqual(ids.map(() => true));
  return call;
}

async function quote(plan: LivePlan): Promise<Quoted[]> {
  const running = await publish(plan.activities);
  const call = await enter(plan.coupons);
  const quoted: Quoted[] = [];
  for (const { isNamed, wanted: loose, ...how } of plan.baskets) {
    const one = isNamed ? await nameOne(running, how) : undefined;
    const wanted = one?.wanted ?? loose;
    const lines = wanted.map(({ cid, goods, quantity }) => ({ cid, skuId: goods.skuId, quantity }));
    const basket = expectedBasket({
      activities: plan.activities,
      coupons: plan.coupons,
      ...(one && { named: one.named }),
      wanted,
      freight: Object.fromEntries(CIDS.map((cid) => [cid, FREIGHT])),
    });
    if (basket.promotions.length > MOST_PROMOTIONS) continue;
    const answer = await call('trade.order.calculate', { lines, ...(one && { chosen: one.chosen }) });
    const priced = answer.data as Quote | null;
    quoted.push({
      basket,
      payableFen: priced?.totals.payableFen,
      gifts: (priced?.shops ?? []).flatMap(({ gifts = [] }) => gifts.map(({ skuId, pieces }) => `${pieces} of ${skuId}`)),
      giftsOfPlan: giftsOf(plan.activities),
      told: { activities: plan.activities, coupons: plan.coupons, lines, text: answer.code === 0 ? '' : answer.text },
    });
  }
  for (const { made } of running) await staff('marketing.activity.end', made);
  return quoted;
}

/** Where the second program comes to another sum, with everything it takes to see why. */
const differencesIn = (quoted: readonly Quoted[], payable: (basket: Basket) => number) =>
  quoted.flatMap(({ basket, payableFen, told }) => {
    const expectedFen = payable(basket);
    return expectedFen === payableFen ? [] : [{ ...told, payableFen, expectedFen }];
  });

type Offer = Basket['promotions'][number];

/** Mistakes of one rule each, as somebody might make them. */
const faults: Readonly<Record<string, (basket: Basket) => Basket>> = {
  'a price by link is a fen less': changed((offer) =>
    offer.kind === 'PRIVILEGED' ? { ...offer, unitFenOfSku: mapped(offer.unitFenOfSku, (fen) => fen - 1) } : offer,
  ),
  'a set costs a fen more': changed((offer) => (offer.kind === 'N_FOR_PRICE' ? { ...offer, priceFen: offer.priceFen + 1 } : offer)),
  'a first order takes off a fen less': changed((offer) =>
    offer.kind === 'FIRST_ORDER' ? { ...offer, minusFen: offer.minusFen - 1 } : offer,
  ),
  'a package is bought one part short': changed((offer) =>
    offer.kind === 'PACKAGE' && offer.parts.length > 1 ? { ...offer, parts: offer.parts.slice(1) } : offer,
  ),
  'coupons are forgotten': (basket) => ({ ...basket, promotions: basket.promotions.filter(({ kind }) => kind !== 'COUPON') }),
  'what a promotion refuses is not looked at': changed(({ refuses: _, ...offer }) => offer as Offer),
  'a full reduction is forgotten': (basket) => ({
    ...basket,
    promotions: basket.promotions.filter(({ kind }) => kind !== 'FULL_REDUCTION'),
  }),
};

function changed(change: (offer: Offer) => Offer): (basket: Basket) => Basket {
  return (basket) => ({ ...basket, promotions: basket.promotions.map(change) });
}
function mapped(prices: Readonly<Record<string, number>>, change: (fen: number) => number): Record<string, number> {
  return Object.fromEntries(Object.entries(prices).map(([skuId, fen]) => [skuId, change(fen)]));
}

describe('prices on the wire of activities and coupons staff wrote (rules 2, 13)', { timeout: PATIENCE_MS }, () => {
  let quoted: readonly Quoted[];
  beforeAll(async () => {
    const plans = fc.sample(aLivePlan(sold, CIDS), { seed: SEED, numRuns: SHOPS });
    const all: Quoted[] = [];
    for (const plan of plans) all.push(...(await quote(plan)));
    quoted = all;
  }, PATIENCE_MS);

  test('are the second program’s, to the fen', () => {
    expect(differencesIn(quoted, naivePayable)).toEqual([]);
    expect(quoted.length).toBeGreaterThan(SHOPS);
  });

  test('bring gifts besides, which change no price', () => {
    expect(quoted.flatMap(({ gifts, giftsOfPlan }) => gifts.filter((gift) => !giftsOfPlan.includes(gift)))).toEqual([]);
    expect(quoted.flatMap(({ gifts }) => gifts).length).toBeGreaterThan(0);
  });

  test.each(Object.entries(faults))('and a second program in which %s is found out', (_fault, distort) => {
    expect(differencesIn(quoted, (basket) => naivePayable(distort(basket))).length).toBeGreaterThan(0);
  });
});
