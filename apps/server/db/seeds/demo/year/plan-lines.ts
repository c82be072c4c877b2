import type { PastLine } from '../../history/history.types.ts';
import { beijing, DAY_MS } from './calendar.ts';
import { type Chance, lottery } from './chance.ts';
import { habits } from './habits.ts';
import { seasonFactor } from './seasons.ts';
import type { YearGoods, YearShop, YearSku } from './year.types.ts';

/** What has just come is bought more. */
const NEW_FACTOR = 7;
/** Above so many fen hardly anybody buys two at once. */
const DEAR_FEN = 15_000;
const DEAR_SINGLE_SHARE = 0.94;
/** Lines that reach for the first step of a price ladder. */
const LADDER_SHARE = 0.07;
/** Draws until another goods is found; few baskets need more. */
const TRIES = 12;

export type LineWriter = (member: number, placedMs: number, chance: Chance) => PastLine[];

/** Writes the baskets of one shop, in the order of time: what a member has bought is remembered. */
export function lineWriter(shop: YearShop, chance: Chance): LineWriter {
  const { lines, pieces, again } = habits[shop.key];
  const [drawCount, drawPieces] = [lottery(lines), lottery(pieces)];
  const drawSkus = new Map(shop.goods.map((goods) => [goods, skuLottery(goods, chance)]));
  const drawGoods = goodsLottery(shop);
  const bought = new Map<number, YearGoods[]>();
  const lastBought = new Map<string, number>();

  const mayBuy = (member: number, goods: YearGoods, placedMs: number): boolean => {
    const last = lastBought.get(`${member} ${goods.key}`);
    return !goods.limit || last === undefined || placedMs - last > goods.limit.days * DAY_MS;
  };
  return (member, placedMs, chance) => {
    const own = bought.get(member) ?? [];
    const basket = new Set<YearGoods>();
    const count = 1 + drawCount(chance);
    for (let tries = 0; basket.size < count && tries < TRIES; tries += 1) {
      const goods = own.length > 0 && chance.is(again) ? chance.pick(own) : drawGoods(placedMs, chance);
      if (mayBuy(member, goods, placedMs)) basket.add(goods);
    }
    for (const goods of basket) lastBought.set(`${member} ${goods.key}`, placedMs);
    bought.set(member, [...own, ...basket]);
    return [...basket].map((goods) => {
      const sku = goods.skus[drawSkus.get(goods)?.(chance) ?? 0];
      if (!sku) throw new Error(`the demo goods "${goods.key}" has no SKU`);
      return writeLine(goods, sku, quantityOf(goods, sku, 1 + drawPieces(chance), chance));
    });
  };
}

/** The first values of an axis are usually the ones shops lead with. */
const skuLottery = ({ skus }: YearGoods, chance: Chance) => lottery(skus.map((_, at) => (0.7 + 0.6 * chance.next()) / (1 + 0.4 * at)));

/** What is bought at a time; weights change from month to month and when something new comes. */
function goodsLottery({ key, goods }: YearShop): (placedMs: number, chance: Chance) => YearGoods {
  const draws = new Map<string, (chance: Chance) => number>();
  return (placedMs, chance) => {
    const { month } = beijing(placedMs);
    const there = goods.filter(({ cameMs }) => cameMs <= placedMs);
    const when = `${month} ${there.length}`;
    const draw = draws.get(when) ?? lottery(there.map((goods) => inputOf(goods, month) * (goods.isNew ? NEW_FACTOR : 1)));
    draws.set(when, draw);
    const drawn = there[draw(chance)];
    if (!drawn) throw new Error(`the shop "${key}" has nothing to sell`);
    return drawn;
  };
}

/** How much a goods is wanted in a month. */
export const inputOf = (goods: YearGoods, month: number): number => goods.demand * seasonFactor(goods, month);

function quantityOf({ ladder, quantity, limit }: YearGoods, { priceFen }: YearSku, drawn: number, chance: Chance): number {
  const { min, step, max } = quantity ?? { min: 1, step: 1, max: null };
  const most = Math.min(max ?? 999, limit?.pieces ?? 999);
  const first = ladder?.[0]?.from;
  if (first !== undefined && first <= most && chance.is(LADDER_SHARE)) return first;
  const wanted = priceFen > DEAR_FEN && chance.is(DEAR_SINGLE_SHARE) ? 1 : drawn;
  return Math.max(min, Math.min(most, min + (wanted - 1) * step));
}

function writeLine({ goodsId, title, ladder = [] }: YearGoods, { skuId, specs, picture, priceFen }: YearSku, quantity: number): PastLine {
  const steps = ladder.map(({ from, percent }) => ({ fromPieces: from, unitFen: Math.floor((priceFen * percent) / 100) }));
  const reached = steps.findLast(({ fromPieces }) => quantity >= fromPieces);
  const discountFen = reached ? (priceFen - reached.unitFen) * quantity : 0;
  return { goodsId, skuId, title, specs, picture, quantity, unitFen: priceFen, discountFen, ...(steps.length > 0 && { ladder: steps }) };
}
