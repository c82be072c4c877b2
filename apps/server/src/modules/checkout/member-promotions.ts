import type { MemberBenefit } from '#modules/loyalty';
import type { Basket, MonthlyFreight, Promotion } from './checkout.types.ts';

interface Turned {
  readonly promotions: readonly Promotion[];
  readonly freight: MonthlyFreight;
}

/** What membership gives, as promotions of the engine: of level and card the better takes each piece. */
export function memberPromotions(benefits: readonly MemberBenefit[], freight: Basket['freight'] = {}): Turned {
  const free = freeFreight(benefits, freight);
  return { promotions: [...benefits.flatMap(priceOf), ...free.promotions], freight: free.freight };
}

const idOf = ({ source, id }: MemberBenefit, what = ''): string => `${source.toLowerCase()}${what}:${id}`;

function priceOf(benefit: MemberBenefit): Promotion[] {
  const { name, percent, unitFenOfSku } = benefit;
  const skuIds = Object.keys(unitFenOfSku);
  const frame = { kind: 'MEMBER_PRICE' as const, id: idOf(benefit), cids: [], name, unitFenOfSku };
  if (percent < 100) return [{ ...frame, scope: {}, percent }];
  return skuIds.length > 0 ? [{ ...frame, scope: { skuIds } }] : [];
}

/** A benefit to all orders uses nothing up and goes first; what is left of a month goes to the shops that charge most. */
function freeFreight(all: readonly MemberBenefit[], freight: Basket['freight']): Turned {
  const benefits = all.filter((benefit) => benefit === mostFreight(all, benefit.source));
  const always = benefits.find((benefit) => benefit.freeFreight === null);
  if (always) return { promotions: [freeFreightOf(always, '-freight', [])], freight: new Map() };
  const dearest = Object.entries(freight)
    .filter(([, { flatFen }]) => flatFen > 0)
    .toSorted(([a, one], [b, other]) => other.flatFen - one.flatFen || Number(BigInt(a) - BigInt(b)));
  const waiting = dearest.map(([cid]) => cid);
  const used = benefits.flatMap((benefit) => {
    const cids = waiting.splice(0, Math.max(0, (benefit.freeFreight ?? 0) - benefit.freightUsed));
    return cids.length > 0 ? [{ benefit, promotion: freeFreightOf(benefit, '-month', cids) }] : [];
  });
  return {
    promotions: used.map(({ promotion }) => promotion),
    freight: new Map(used.map(({ benefit, promotion }) => [promotion.id, { source: benefit.source, allowed: benefit.freeFreight ?? 0 }])),
  };
}

/** Several cards have one month: the largest counts. */
const mostFreight = (all: readonly MemberBenefit[], source: MemberBenefit['source']) =>
  all
    .filter((benefit) => benefit.source === source)
    .toSorted((a, b) => (b.freeFreight ?? Number.POSITIVE_INFINITY) - (a.freeFreight ?? Number.POSITIVE_INFINITY) || 0)[0];

const freeFreightOf = (benefit: MemberBenefit, what: string, cids: readonly string[]): Promotion => ({
  ...{ kind: 'FREE_FREIGHT', id: idOf(benefit, what), cids, name: benefit.name },
  ...{ scope: {}, fromFen: 0, capFen: null },
});
