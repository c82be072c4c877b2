import type { ShownActivity } from '@qianpu/contract/types';
import { priceParts } from '@qianpu/kit/fen';
import { joinedTexts } from '#i18n/joined.texts';
import type { TextLang } from '#i18n/messages';
import { receiptTexts } from '#i18n/receipt.texts';
import type { ActivityTexts } from './activity.texts.ts';
import { activityTexts } from './activity.texts.ts';
import type { ShownTerms, ShownTier } from './activity-queries.ts';

/** "100", "9.9": an amount within words that say what it is counted in. */
export function figure(amountFen: number): string {
  const { yuan, fen } = priceParts(amountFen);
  return fen ? `${yuan}.${fen}` : yuan;
}

/** What an activity does: one line, and of a full reduction one for each of its tiers. */
export function activityWords(terms: ShownTerms, lang: TextLang): readonly [string, ...string[]] {
  const texts = activityTexts[lang];
  switch (terms.kind) {
    case 'LIMITED_DISCOUNT':
      return [discountWords(terms.discount, texts)];
    case 'N_FOR_PRICE':
      return [texts.setFor(terms.pieces, figure(terms.priceFen))];
    case 'FULL_REDUCTION': {
      const { reduction } = terms;
      if (reduction.by === 'EVERY') return [texts.every(figure(reduction.everyFen), figure(reduction.minusFen), figure(reduction.capFen))];
      return reduction.tiers.map((tier) => tierWords(tier, reduction.measure, texts)) as [string, ...string[]];
    }
    case 'PACKAGE':
      return [packageWords(terms, lang)];
    case 'FIRST_ORDER': {
      const minus = figure(terms.minusFen);
      return [terms.fromFen > 0 ? texts.firstOrderFrom(figure(terms.fromFen), minus) : texts.firstOrder(minus)];
    }
    case 'PRIVILEGED':
      return [texts.privileged];
  }
}

function discountWords(discount: Extract<ShownTerms, { kind: 'LIMITED_DISCOUNT' }>['discount'], texts: ActivityTexts): string {
  if (discount.by === 'PERCENT') return texts.percent(discount.percent);
  return discount.by === 'MINUS' ? texts.minusEach(figure(discount.minusFen)) : texts.ownPrices;
}

function packageWords({ price, choose }: Extract<ShownTerms, { kind: 'PACKAGE' }>, lang: TextLang): string {
  const texts = activityTexts[lang];
  const words = price.by === 'AMOUNT' ? texts.packageFor(figure(price.priceFen)) : texts.packagePercent(price.percent);
  return choose === null ? words : joinedTexts[lang].names([words, texts.choose(choose)]);
}

type Measure = 'FEN' | 'PIECES';

/** From where on a tier holds: "满100", "满3件". */
export const tierFrom = ({ from }: Pick<ShownTier, 'from'>, measure: Measure, texts: ActivityTexts): string =>
  measure === 'FEN' ? texts.from.FEN(figure(from)) : texts.from.PIECES(String(from));

/** What a tier gives, the reduction of the price first. */
export function tierGains(tier: ShownTier, texts: ActivityTexts): readonly string[] {
  const { minusFen, percentOff, isFreightFree, gifts, coupons, points, growth } = tier;
  return [
    ...(minusFen === null ? [] : [texts.minus(figure(minusFen))]),
    ...(percentOff === null ? [] : [texts.percentOff(percentOff)]),
    ...(isFreightFree ? [texts.freight] : []),
    ...gifts.map(({ title, quantity }) => texts.gift(title, quantity)),
    ...coupons.map(({ name }) => texts.coupon(name)),
    ...(points > 0 ? [texts.points(points)] : []),
    ...(growth > 0 ? [texts.growth(growth)] : []),
  ];
}

const tierWords = (tier: ShownTier, measure: Measure, texts: ActivityTexts) =>
  texts.joined(tierFrom(tier, measure, texts), tierGains(tier, texts));

/** What stands in small print: for whom, how much of it, and what it does not meet. */
export function activityRules({ terms, audience, perMember, refuses }: ShownActivity, lang: TextLang): readonly string[] {
  const texts = activityTexts[lang];
  const { promotionKinds } = receiptTexts[lang];
  const isBySets = terms.kind === 'N_FOR_PRICE' || terms.kind === 'PACKAGE';
  return [
    ...(audience === 'NEW' ? [texts.onlyNew] : []),
    ...(perMember === null ? [] : [isBySets ? texts.limitSets(perMember) : texts.limitPieces(perMember)]),
    ...(refuses.length > 0 ? [texts.refuses(joinedTexts[lang].names(refuses.map((kind) => promotionKinds[kind])))] : []),
  ];
}
