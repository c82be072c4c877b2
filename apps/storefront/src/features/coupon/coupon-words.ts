import { priceParts } from '@qianpu/kit/fen';
import { joinedTexts } from '#i18n/joined.texts';
import type { TextLang } from '#i18n/messages';
import { dayText } from '#lib/instant';
import type { CouponTexts } from './coupon.texts.ts';
import { couponTexts } from './coupon.texts.ts';
import type { CouponCard, TicketTerms } from './coupon-queries.ts';

/** "¥99", "¥9.9" */
export function yuanText(amountFen: number): string {
  const { yuan, fen } = priceParts(amountFen);
  return `¥${yuan}${fen && `.${fen}`}`;
}

/** "11-21" or "Nov 21": where the year goes without saying. */
export const monthDay = (instant: number, lang: TextLang): string =>
  lang === 'en' ? dayText(instant, lang).replace(/, \d+$/, '') : dayText(instant, lang).slice(5);

/** From which amount it counts, and how far it goes. */
export function conditionsOf({ worth, fromFen }: Pick<TicketTerms, 'worth' | 'fromFen'>, texts: CouponTexts): readonly string[] {
  if (worth.by === 'EXCHANGE') return [worth.priceFen > 0 ? texts.exchangeFor(yuanText(worth.priceFen)) : texts.exchangeFree];
  const from = fromFen > 0 ? texts.from(yuanText(fromFen)) : texts.noFrom;
  return 'capFen' in worth && worth.capFen !== null ? [from, texts.cap(yuanText(worth.capFen))] : [from];
}

/** What it takes off, in one line: "¥15", "8.5折", "15% off". */
export function worthText({ worth }: Pick<TicketTerms, 'worth'>, lang: TextLang): string {
  const texts = couponTexts[lang];
  if (worth.by === 'AMOUNT') return yuanText(worth.minusFen);
  if (worth.by === 'PERCENT') return texts.percent(worth.percentOff).join(lang === 'en' ? ' ' : '');
  return worth.by === 'FREIGHT' ? texts.freight : texts.exchange;
}

/** When a coupon that can be claimed counts. */
export function periodOf({ validity }: Pick<CouponCard, 'validity'>, lang: TextLang): string {
  const texts = couponTexts[lang];
  if (validity.by === 'FIXED') return texts.between(monthDay(validity.startsAt, lang), monthDay(validity.endsAt, lang));
  const { delayDays, days } = validity;
  return delayDays > 0 ? texts.afterClaimLater(delayDays, days) : texts.afterClaim(days);
}

/** What stands in small print. */
export function rulesOf(terms: TicketTerms & Partial<Pick<CouponCard, 'perMember'>>, lang: TextLang): readonly string[] {
  const texts = couponTexts[lang];
  const { cids, shopNames, scopeBy, isAlone, perMember, worth } = terms;
  return [
    cids.length === 0 ? texts.allShops : texts.shops(joinedTexts[lang].names(shopNames)),
    texts.scope[scopeBy],
    ...(worth.by === 'PERCENT' ? [texts.cap(yuanText(worth.capFen))] : []),
    ...(isAlone ? [texts.alone] : []),
    ...(perMember ? [texts.perMember(perMember)] : []),
  ];
}
