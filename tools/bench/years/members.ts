import { setTimeout as pause } from 'node:timers/promises';
import type { OutputOf } from '../../../packages/contract/src/types.ts';
import type { History } from '../../load/history.ts';
import type { MallCaller } from '../../load/mall-client.ts';
import { type ScratchMall, withDatabase } from '../../load/scratch-mall.ts';
import { openPayment, payAtCashier, place, type ShopperFacts, seePrice } from '../../load/shopper.ts';
import { must } from '../simulation/staff-calls.ts';

const GROWTH_FROM = [0, 300, 1_000];
/** Out of everybody's reach. */
const NEVER = 1_000_000;

/** The demo's levels, of which the first three are for this walk; each point counts once. */
export async function writeLevels(staff: MallCaller): Promise<void> {
  const { levels, revision } = await must(staff, 'member.level.list', {});
  const changed = levels.map((one, at) => ({ ...one, growthFrom: GROWTH_FROM[at] ?? NEVER * at, pointsTenths: 10 }));
  await must(staff, 'member.level.save', { revision, levels: changed });
}

/** The load's staff, who may also do what is done for members. */
export async function clerk({ scene, env }: ScratchMall): Promise<MallCaller> {
  await withDatabase(env.DATABASE_URL ?? '', (db) =>
    db.query(`update staff.role set permissions = '{trade.*,member.*,marketing.*}' where mid = $1`, [scene.staff.mid]),
  );
  return scene.staff;
}

/** A card of a year that gives one coupon a month. */
export async function yearCard(staff: MallCaller): Promise<string> {
  const coupon = await must(staff, 'marketing.coupon.save', {
    ...{ name: '会员月券', cids: [], worth: { by: 'AMOUNT', minusFen: 500 }, fromFen: 1_000, isAlone: false, isGivenBack: true },
    scope: { by: 'ALL', goodsIds: [], categoryIds: [], exceptGoodsIds: [] },
    validity: { by: 'AFTER_CLAIM', delayDays: 0, days: 30 },
    ...{ total: 0, perMember: 1, perDay: 0, audience: 'ALL', isShown: false, claimFrom: null, claimTo: null },
  });
  await must(staff, 'marketing.coupon.setState', { ...coupon, state: 'ON' });
  const { id } = await must(staff, 'member.cardKind.save', {
    ...{ name: '年卡', colourFrom: '#f7e7bf', colourTo: '#d9a441', months: 12, priceFen: 9_900, struckFen: null },
    ...{ percent: 100, freeFreight: 0, pointsTenths: 10, packIds: [coupon.id], isOn: true },
  });
  return id;
}

export const addGrowth = (staff: MallCaller, { memberId }: ShopperFacts, amount: number) =>
  must(staff, 'member.growth.adjust', { memberId, amount, reason: '补记' });

export async function levelOf(shopper: ShopperFacts): Promise<string> {
  const { level, growth, changes } = await must(shopper, 'member.level.info', {});
  const history = changes.toReversed().map(({ cause, fromLevel, toLevel }) => `${cause} ${fromLevel}-${toLevel}`);
  return [`level ${level}`, `growth ${growth}`, ...history].join(', ');
}

export const pointsOf = async (shopper: ShopperFacts) => (await must(shopper, 'member.points.list', { pageNum: 1, pageSize: 20 })).points;

export async function messagesOf(shopper: ShopperFacts, kind: 'POINTS_ENDING' | 'CARD_ENDING' | 'LEVEL_CHANGED'): Promise<number> {
  return (await must(shopper, 'support.message.list', { kind, pageNum: 1, pageSize: 20 })).list.length;
}

/** Counted in the table: which of them are used up or over does not matter. */
export const couponsOf = ({ env }: ScratchMall, { memberId }: ShopperFacts): Promise<number> =>
  withDatabase(env.DATABASE_URL ?? '', async (db) => {
    const { rows } = await db.query<{ count: number }>('select count(*)::int as count from marketing.coupon where member_id = $1', [
      memberId,
    ]);
    return rows[0]?.count ?? 0;
  });

/** An order that is paid, sent and received, and what was paid for its goods. */
export async function buyAndReceive(mall: ScratchMall, shopper: ShopperFacts, history: History): Promise<number> {
  const { staff, skus } = mall.scene;
  const sku = skus.find(({ cid }) => cid === shopper.cid);
  const seen = taken(await seePrice(shopper, [{ cid: shopper.cid, skuId: sku?.skuId ?? '', quantity: 2 }]));
  const placed = taken(await place(shopper, seen, history));
  // The provider has just been started; a shopper would try again as well.
  const opened = taken(
    await until(
      () => openPayment(shopper, placed.tradeId),
      ({ outcome }) => outcome === 'ok',
    ),
  );
  taken(await payAtCashier(shopper, opened, history));
  const [id = ''] = placed.orderIds;
  const order = await until(
    () => must(shopper, 'trade.order.detail', { id }),
    ({ state }) => state === 'TO_SHIP',
  );
  await must(staff, 'trade.order.ship', { id, carrier: '顺丰速运', trackingNo: 'SF1234567890' });
  await must(shopper, 'trade.order.receive', { id });
  return paidForGoods(order);
}

const paidForGoods = (order: OutputOf<'trade.order.detail'>): number => order.payableFen - order.freightFen;

/** What events do comes a moment later. */
export async function until<T>(look: () => Promise<T>, isThere: (seen: T) => boolean): Promise<T> {
  const late = performance.now() + 30_000;
  for (;;) {
    const seen = await look();
    if (isThere(seen)) return seen;
    if (performance.now() > late) throw new Error(`it did not come: ${JSON.stringify(seen)}`);
    await pause(100);
  }
}

function taken<T>(result: { readonly outcome: string; readonly data?: T }): T {
  if (result.outcome !== 'ok') throw new Error(JSON.stringify(result));
  return result.data as T;
}

export const giveCard = (staff: MallCaller, { memberId }: ShopperFacts, kindId: string) =>
  must(staff, 'member.card.give', { memberId, kindId });
