import { priceParts } from '@qianpu/kit/fen';
import { wholeTime } from '#lib/time';
import type { Tone } from '#ui/status';
import type { Activity, ActivityState, ActivityTerms } from './activity.types.ts';
import type { TermsOf } from './scope-in.ts';
import type { ActivityWords } from './words.texts.ts';

type Tier = Extract<TermsOf<'FULL_REDUCTION'>['reduction'], { by: 'TIERS' }>['tiers'][number];

/** "¥99", "¥9.9": prices in the terms of an activity, as shoppers read them. */
export function yuanText(amountFen: number): string {
  const { yuan, fen } = priceParts(amountFen);
  return `¥${yuan}${fen && `.${fen}`}`;
}

/** What an activity does, in one line. */
export function termsText(terms: ActivityTerms, words: ActivityWords): string {
  switch (terms.kind) {
    case 'LIMITED_DISCOUNT':
      return discountText(terms, words);
    case 'N_FOR_PRICE':
      return words.nForPrice(yuanText(terms.priceFen), terms.pieces);
    case 'FULL_REDUCTION':
      return reductionText(terms, words);
    case 'PACKAGE':
      return packageText(terms, words);
    case 'FIRST_ORDER':
      return words.firstOrder(terms.fromFen > 0 ? yuanText(terms.fromFen) : null, yuanText(terms.minusFen));
    case 'PRIVILEGED':
      return words.privileged;
  }
}

function discountText({ discount }: TermsOf<'LIMITED_DISCOUNT'>, words: ActivityWords): string {
  if (discount.by === 'PERCENT') return words.percent(discount.percent);
  return discount.by === 'MINUS' ? words.minus(yuanText(discount.minusFen)) : words.prices;
}

function reductionText({ reduction }: TermsOf<'FULL_REDUCTION'>, words: ActivityWords): string {
  if (reduction.by === 'EVERY')
    return words.join([words.every(yuanText(reduction.everyFen), yuanText(reduction.minusFen)), words.cap(yuanText(reduction.capFen))]);
  return words.tiers(reduction.tiers.map((tier) => tierText(tier, reduction.measure, words)));
}

/** "满 ¥199 减 ¥20、包邮" */
function tierText({ from, minusFen, percentOff, isFreightFree, grants }: Tier, measure: 'FEN' | 'PIECES', words: ActivityWords): string {
  const gifts = grants.gifts.reduce((sum, { pieces }) => sum + pieces, 0);
  const parts = [
    minusFen !== null && words.off(yuanText(minusFen)),
    percentOff !== null && words.percentOff(percentOff),
    isFreightFree && words.freightFree,
    gifts > 0 && words.gifts(gifts),
    grants.couponIds.length > 0 && words.coupons(grants.couponIds.length),
    grants.points > 0 && words.points(grants.points),
    grants.growth > 0 && words.growth(grants.growth),
  ].filter((part) => part !== false);
  return words.tier(measure === 'FEN' ? words.fromAmount(yuanText(from)) : words.fromPieces(from), parts);
}

function packageText({ parts, choose, price }: TermsOf<'PACKAGE'>, words: ActivityWords): string {
  const main = parts.filter(({ isMain }) => isMain).length;
  const set = choose === null ? words.fixedSet(parts.length) : words.mixedSet(main, choose);
  return words.join([set, price.by === 'AMOUNT' ? words.setPrice(yuanText(price.priceFen)) : words.percent(price.percent)]);
}

/** Its time, to the minute. */
export const timeText = ({ startsAt, endsAt }: Pick<Activity, 'startsAt' | 'endsAt'>, words: ActivityWords): string =>
  words.between(minuteText(startsAt), minuteText(endsAt));

/** "2026-11-14 21:11", in both languages: columns of times are compared. */
export const minuteText = (at: number): string => wholeTime(at, 'zhCN').slice(0, 16);

/** Names of its shops, shortened. */
export function shopsText(cids: readonly string[], nameOf: (cid: string) => string, words: ActivityWords): string {
  const [first] = cids;
  if (first === undefined) return words.allShops;
  return cids.length === 1 ? nameOf(first) : words.moreShops(nameOf(first), cids.length);
}

export const stateTones: Readonly<Record<ActivityState, Tone>> = { DRAFT: 'open', SOON: 'accent', ON: 'good', ENDED: 'quiet' };
