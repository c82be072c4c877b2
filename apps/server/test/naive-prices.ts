import type { Basket, Promotion } from '#modules/pricing';

/**
 * What a basket costs, found the slow way: every choice of offers is carried out piece by piece. Written from the rules alone, to
 * hold the price engine against; it shares nothing with it.
 */
export function naivePayable(basket: Basket): number {
  let least = Number.POSITIVE_INFINITY;
  for (const chosen of choicesOf(basket.offers)) {
    let payable = 0;
    for (const cid of new Set(basket.lines.map((line) => line.cid))) payable += payableOf(basket, cid, chosen);
    least = Math.min(least, payable);
  }
  return least;
}

/** Every subset with one first order in all, and one coupon for a shop. */
function choicesOf(offers: readonly Promotion[]): Promotion[][] {
  let choices: Promotion[][] = [[]];
  for (const offer of offers) {
    const rivals = (other: Promotion) =>
      (offer.kind === 'FIRST_ORDER' && other.kind === 'FIRST_ORDER') ||
      (offer.kind === 'COUPON' && other.kind === 'COUPON' && offer.cid === other.cid);
    choices = choices.flatMap((chosen) => (chosen.some(rivals) ? [chosen] : [chosen, [...chosen, offer]]));
  }
  return choices;
}

interface Slip {
  readonly skuId: string;
  readonly goodsId: string;
  readonly categoryId: string;
  readonly quantity: number;
  readonly unit: number;
  left: number;
  isInSet: boolean;
  isReduced: boolean;
}

const slipsOf = (basket: Basket, cid: string): Slip[] =>
  basket.lines
    .filter((line) => line.cid === cid)
    .sort((a, b) => Number(a.skuId) - Number(b.skuId))
    .map(({ unitFen, ...line }) => ({ ...line, unit: unitFen, left: unitFen * line.quantity, isInSet: false, isReduced: false }));

function payableOf(basket: Basket, cid: string, chosen: readonly Promotion[]): number {
  const slips = slipsOf(basket, cid);
  const own = chosen.filter((offer) => offer.cid === cid);
  const ofKind = (kind: Promotion['kind']) => {
    const worth = (offer: Promotion) => {
      const alone = slipsOf(basket, cid);
      const before = total(alone);
      carryOut(offer, alone);
      return before - total(alone);
    };
    return own.filter((offer) => offer.kind === kind).sort((a, b) => worth(b) - worth(a) || Number(a.id) - Number(b.id));
  };
  for (const offer of ofKind('N_FOR_PRICE')) carryOut(offer, slips);
  setLinePrices([...ofKind('LIMITED_DISCOUNT'), ...ofKind('MEMBER_PRICE')], slips);
  for (const offer of ofKind('FULL_REDUCTION')) carryOut(offer, slips);
  for (const offer of ofKind('FIRST_ORDER')) carryOut(offer, slips);
  for (const offer of ofKind('COUPON')) carryOut(offer, slips);
  const goods = total(slips);
  const rule = basket.freight.get(cid);
  if (!rule) return goods;
  return rule.freeFromFen !== null && rule.freeFromFen <= goods ? goods : goods + rule.flatFen;
}

const total = (slips: readonly Slip[]) => slips.reduce((all, { left }) => all + left, 0);

function isFor({ scope }: Promotion, slip: Slip): boolean {
  const named = [...(scope.goodsIds ?? [])].includes(slip.goodsId) || [...(scope.categoryIds ?? [])].includes(slip.categoryId);
  return named || (scope.goodsIds === undefined && scope.categoryIds === undefined);
}

function carryOut(offer: Promotion, slips: readonly Slip[]): void {
  const mine = slips.filter((slip) => isFor(offer, slip));
  if (offer.kind === 'N_FOR_PRICE') makeSets(offer, mine);
  else if (offer.kind === 'LIMITED_DISCOUNT' || offer.kind === 'MEMBER_PRICE') setLinePrices([offer], mine);
  else if (offer.kind === 'FULL_REDUCTION') reduceFreeSlips(offer, mine);
  else if (total(mine) < offer.fromFen) return;
  else if (offer.kind === 'FIRST_ORDER') handOut(offer.minusFen, mine, (slip) => slip.left);
  else if (offer.worth.by === 'AMOUNT') handOut(offer.worth.minusFen, mine, (slip) => slip.left);
  else handOut(Math.min(offer.worth.capFen, Math.floor((total(mine) * offer.worth.percentOff) / 100)), mine, (slip) => slip.left);
}

function reduceFreeSlips(offer: Promotion & { kind: 'FULL_REDUCTION' }, slips: readonly Slip[]): void {
  const free = slips.filter((slip) => !slip.isReduced);
  const off = handOut(fullReduction(offer, total(free)), free, (slip) => slip.left);
  for (const slip of free) slip.isReduced = (off.get(slip) ?? 0) > 0;
}

function fullReduction({ reduction }: Promotion & { kind: 'FULL_REDUCTION' }, reached: number): number {
  let minus = 0;
  if (reduction.by === 'TIERS') {
    for (const tier of reduction.tiers) if (reached >= tier.fromFen && tier.minusFen > minus) minus = tier.minusFen;
    return minus;
  }
  for (let rest = reached; rest >= reduction.everyFen && minus < reduction.capFen; rest -= reduction.everyFen) minus += reduction.minusFen;
  return Math.min(minus, reduction.capFen);
}

function makeSets(offer: Promotion & { kind: 'N_FOR_PRICE' }, slips: readonly Slip[]): void {
  const pieces = slips
    .filter((slip) => !slip.isInSet)
    .flatMap((slip) => Array.from({ length: slip.quantity }, () => slip))
    .sort((a, b) => b.unit - a.unit);
  const inSets: Slip[] = [];
  let saved = 0;
  for (let set = 0; set < (offer.maxSets ?? Number.POSITIVE_INFINITY) && pieces.length >= offer.pieces; set += 1) {
    const taken = pieces.splice(0, offer.pieces);
    const saves = taken.reduce((all, { unit }) => all + unit, 0) - offer.priceFen;
    if (saves <= 0) break;
    saved += saves;
    inSets.push(...taken);
  }
  const off = handOut(saved, [...new Set(slips)], (slip) => inSets.filter((piece) => piece === slip).length * slip.unit);
  for (const [slip, fen] of off) slip.isInSet ||= fen > 0;
}

function setLinePrices(offers: readonly Promotion[], slips: readonly Slip[]): void {
  for (const slip of slips) {
    if (slip.isInSet) continue;
    const prices = offers.filter((offer) => isFor(offer, slip)).map((offer) => unitPrice(offer, slip));
    slip.left = Math.min(slip.unit, ...prices) * slip.quantity;
  }
}

function unitPrice(offer: Promotion, slip: Slip): number {
  if (offer.kind === 'LIMITED_DISCOUNT') return Math.round((slip.unit * offer.percent) / 100);
  return (offer.kind === 'MEMBER_PRICE' ? offer.unitFenOfSku.get(slip.skuId) : undefined) ?? slip.unit;
}

/** Takes an amount off by weight: whole fen first, then one fen at a time to whoever is furthest below its exact share. */
function handOut(wanted: number, slips: readonly Slip[], weightOf: (slip: Slip) => number): Map<Slip, number> {
  const weights = new Map(slips.map((slip) => [slip, BigInt(weightOf(slip))]));
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0n);
  const amount = BigInt(wanted) < all ? BigInt(wanted) : all;
  const off = new Map<Slip, bigint>();
  for (const [slip, weight] of weights) off.set(slip, all === 0n ? 0n : (amount * weight) / all);
  let over = amount - [...off.values()].reduce((sum, fen) => sum + fen, 0n);
  const given = new Set<Slip>();
  while (over > 0n) {
    const short = (slip: Slip) => amount * (weights.get(slip) ?? 0n) - (off.get(slip) ?? 0n) * all;
    const waiting = slips.filter((slip) => !given.has(slip));
    const next = waiting.reduce((most, slip) => (short(slip) > short(most) ? slip : most));
    given.add(next);
    off.set(next, (off.get(next) ?? 0n) + 1n);
    over -= 1n;
  }
  for (const [slip, fen] of off) slip.left -= Number(fen);
  return new Map([...off].map(([slip, fen]) => [slip, Number(fen)]));
}
