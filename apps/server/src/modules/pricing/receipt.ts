import { apply, freeLots, isLine, isReason, isSet, measure } from './apply.ts';
import type { CarriedOut } from './carry-out.ts';
import type { Reason } from './kinds/kind.types.ts';
import { kindOf } from './kinds/kinds.ts';
import type { Promotion, ReceiptEntry } from './pricing.types.ts';
import { countPieces, type Rule } from './rule.ts';
import type { SettledShop } from './settle.ts';
import { sum } from './share.rules.ts';
import type { PlannedShop } from './shop.ts';

/** What became of every promotion, in the order of applying. */
export function promotionEntries(settled: SettledShop, done: CarriedOut): ReceiptEntry[] {
  return settled.shop.rules.map((rule) => {
    const take = done.takes.get(rule);
    const offFee = done.offFee.get(rule) ?? 0;
    const reason = take ? whyTaken(rule, done) : whyNot(rule, settled, done);
    return {
      ...entryOf(rule.promotion),
      amountFen: 0 - sum(take?.off ?? []) - offFee,
      ...(offFee > 0 && { freightFen: 0 - offFee }),
      isTaken: take !== undefined,
      reason: settled.isProved ? reason : unproved(reason),
    };
  });
}

/** What comes with the order and is no part of its price. */
export function grantEntries(shop: PlannedShop, { takes, before }: CarriedOut): ReceiptEntry[] {
  return shop.rules.flatMap((rule) => {
    const { kind, promotion } = rule;
    const order = before.get(rule);
    if (!order || !takes.has(rule) || kind.scope !== 'order') return [];
    const grants = kind.grants?.(promotion, measure(order, rule)) ?? [];
    return grants.map(({ name, grant }) => ({
      ...entryOf(promotion),
      kind: 'GRANT',
      name,
      ...(grant && { grant }),
      amountFen: 0,
      isTaken: true,
      reason: { code: 'TAKEN' },
    }));
  });
}

export function refusedEntry(promotion: Promotion, code: Reason['code']): ReceiptEntry {
  return { ...entryOf(promotion), amountFen: 0, isTaken: false, reason: { code } };
}

function entryOf(promotion: Promotion) {
  const { kind, id, name } = promotion;
  const activityType = kindOf(promotion).activityType(promotion);
  return { kind: 'PROMOTION', promotionKind: kind, promotionId: id, ...(activityType && { activityType }), name } as const;
}

const unproved = (reason: Reason): Reason =>
  reason.code === 'TAKEN' || reason.code === 'BETTER_WITHOUT' ? { ...reason, code: 'CHEAPEST_FOUND' } : reason;

function whyTaken(rule: Rule, { before, feeFen }: CarriedOut): Reason {
  const order = before.get(rule);
  if (!order || rule.kind.scope !== 'order') return { code: 'TAKEN' };
  return rule.kind.describe(rule.promotion, measure(order, rule), feeFen);
}

function whyNot(rule: Rule, settled: SettledShop, done: CarriedOut): Reason {
  const { shop, plan, instead } = settled;
  const { pick } = rule.kind;
  if (pick === 'one-of-shop' && !shop.singles.includes(rule)) return { code: 'CHOSEN_OTHER' };
  if (settled.isElsewhere(rule)) return { code: 'EXCLUDED' };
  const insteadFen = instead.get(rule);
  if (insteadFen !== undefined) return { code: 'BETTER_WITHOUT', lossFen: Math.max(0, insteadFen - done.payableFen) };
  const own = whyNothing(rule, shop, done);
  if (own.code !== 'TAKEN') return own;
  return { code: plan.accepted.has(rule) || isBeaten(rule, shop, done) ? 'EXCLUDED' : 'BETTER_WITHOUT' };
}

/** Others have left it nothing. */
function isBeaten(rule: Rule, shop: PlannedShop, { before, takes }: CarriedOut): boolean {
  if (rule.kind.pick === 'best-of-shop') return shop.lasts.some((last) => takes.has(last));
  const order = before.get(rule);
  return order !== undefined && apply(shop, order, rule) === order;
}

/** What keeps a rule from taking something when its turn comes; TAKEN: nothing does. */
function whyNothing(rule: Rule, shop: PlannedShop, { before, feeFen }: CarriedOut): Reason {
  const { kind, promotion, covers, prices, unitFen } = rule;
  const order = before.get(rule);
  if (!order || !covers.includes(1)) return { code: 'EXCLUDED' };
  if (isLine(kind)) {
    const own = shop.lines.filter((_, at) => covers[at]);
    if (!prices.includes(1)) return kind.missing?.(promotion, own, countPieces(shop.lines)) ?? { code: 'EXCLUDED' };
    return shop.lines.some((line, at) => prices[at] && (unitFen[at] ?? 0) < line.unitFen) ? { code: 'TAKEN' } : { code: 'BETTER_WITHOUT' };
  }
  if (isSet(kind)) {
    const { free } = freeLots(shop, order, rule);
    const made = free.length === 0 ? ({ code: 'EXCLUDED' } as const) : kind.take(promotion, free);
    return isReason(made) ? made : { code: 'TAKEN' };
  }
  const base = measure(order, rule);
  return base.count === 0 ? { code: 'EXCLUDED' } : kind.describe(promotion, base, feeFen);
}
