import type { OrderEnd, PastOrder } from '../../history/history.types.ts';
import { DAY_MS, dayWeight, drawTimeOfDay, firstDayMs, lastReceivedMs, YEAR_DAYS } from './calendar.ts';
import { type Chance, lottery } from './chance.ts';
import { habits } from './habits.ts';
import { lineWriter } from './plan-lines.ts';
import type { YearMember } from './plan-members.ts';
import type { YearShop } from './year.types.ts';

const ORDERS = 13_000;

/** How many of a thousand orders ended how. */
const ENDS: readonly (readonly [end: OrderEnd, share: number])[] = [
  ['RECEIVED', 932],
  ['CANCELLED', 24],
  ['OVERDUE', 20],
  ['REFUNDED', 11],
  ['PART_REFUNDED', 13],
];
const drawEnd = lottery(ENDS.map(([, share]) => share));

/** In the order they were placed. */
export function planOrders(shops: readonly YearShop[], members: readonly YearMember[], nowMs: number, chance: Chance): PastOrder[] {
  const writers = new Map(shops.map((shop) => [shop, lineWriter(shop, chance)]));
  const drawMember = memberLottery(members);
  const placed = shops.flatMap((shop) => placedTimes(shop, nowMs, chance).map((placedMs) => ({ shop, placedMs })));
  const orders: PastOrder[] = [];
  for (const { shop, placedMs } of placed.sort((one, other) => one.placedMs - other.placedMs)) {
    const member = drawMember(shop, placedMs, chance);
    const lines = writers.get(shop)?.(member.n, placedMs, chance) ?? [];
    // Nothing was left that the member may still buy.
    if (lines.length > 0) orders.push(planOrder(orders.length, shop, member, lines, placedMs, chance));
  }
  return orders;
}

/** Early enough for the slowest parcel to have come. */
function placedTimes({ key }: YearShop, nowMs: number, chance: Chance): number[] {
  const { orders, course, sendMs, bringMs } = habits[key];
  const firstMs = firstDayMs(nowMs);
  const drawDay = lottery(Array.from({ length: YEAR_DAYS }, (_, day) => dayWeight(firstMs + day * DAY_MS, day / YEAR_DAYS)));
  const lastMs = lastReceivedMs(nowMs) - sendMs[1] - bringMs[1];
  const times: number[] = [];
  while (times.length < ORDERS * orders) {
    const placedMs = firstMs + drawDay(chance) * DAY_MS + drawTimeOfDay(course, chance);
    if (placedMs <= lastMs) times.push(placedMs);
  }
  return times;
}

/** Who has joined by then and can have it brought. */
function memberLottery(members: readonly YearMember[]): (shop: YearShop, placedMs: number, chance: Chance) => YearMember {
  const everywhere = lottery(members.map(({ activity }) => activity));
  const nearby = lottery(members.map(({ activity, isLocal }) => (isLocal ? activity : 0)));
  let joined = 0;
  return ({ key }, placedMs, chance) => {
    while (joined < members.length && (members[joined]?.joinedMs ?? 0) < placedMs) joined += 1;
    const member = members[(habits[key].isLocal ? nearby : everywhere)(chance, joined)];
    if (!member) throw new Error('nobody has joined yet');
    return member;
  };
}

function planOrder(
  n: number,
  { key, cid, freight }: YearShop,
  member: YearMember,
  written: PastOrder['lines'],
  placedMs: number,
  chance: Chance,
): PastOrder {
  const { sendMs, bringMs, carrier } = habits[key];
  const lines = withoutDearLadder(written, freight);
  const { goodsFen, discountFen, freightFen } = sumsOf(lines, freight);
  const payableFen = goodsFen - discountFen + freightFen;
  const end = ENDS[drawEnd(chance)]?.[0] ?? 'RECEIVED';
  const shippedMs = placedMs + chance.between(...sendMs);
  const receivedMs = shippedMs + chance.between(...bringMs);
  return {
    ...{ n, cid, member, lines, goodsFen, discountFen, freightFen, freight, payableFen },
    ...{ refundedFen: refundOf(end, payableFen), end, placedMs, shippedMs, receivedMs, carrier },
  };
}

interface Sums {
  readonly goodsFen: number;
  readonly discountFen: number;
  readonly freightFen: number;
}

function sumsOf(lines: PastOrder['lines'], { flatFen, freeFromFen }: YearShop['freight']): Sums {
  const goodsFen = lines.reduce((sum, { quantity, unitFen }) => sum + quantity * unitFen, 0);
  const discountFen = lines.reduce((sum, line) => sum + line.discountFen, 0);
  return { goodsFen, discountFen, freightFen: freeFromFen !== null && goodsFen - discountFen >= freeFromFen ? 0 : flatFen };
}

/** A ladder that costs more freight than it takes off is declined, as the engine declines it. */
function withoutDearLadder(lines: PastOrder['lines'], freight: YearShop['freight']): PastOrder['lines'] {
  const listed = lines.map((line) => ({ ...line, discountFen: 0 }));
  const [reduced, full] = [sumsOf(lines, freight), sumsOf(listed, freight)];
  return full.freightFen < reduced.freightFen - reduced.discountFen ? listed : lines;
}

function refundOf(end: OrderEnd, payableFen: number): number {
  if (end === 'REFUNDED') return payableFen;
  return end === 'PART_REFUNDED' ? Math.ceil(payableFen / 5) : 0;
}
