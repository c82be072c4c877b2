import { joinedTexts } from '#i18n/joined.texts';
import { useLang, useTexts } from '#i18n/texts';
import { countText } from '#lib/count';
import { shortTime, wholeTime } from '#lib/time';
import { useShopNames } from '#session/shops';
import { Card } from '#ui/page';
import { TermList } from '#ui/term-list';
import { validityText, worthText } from '../coupon-words.ts';
import { couponWords } from '../words.texts.ts';
import { detailTexts } from './detail.texts.ts';
import type { CouponProps } from './detail.types.ts';

function claimText(
  { claimFrom, claimTo }: CouponProps['coupon'],
  texts: (typeof detailTexts)['zhCN'],
  at: (time: number) => string,
): string {
  if (claimFrom !== null && claimTo !== null) return texts.claimSpan(at(claimFrom), at(claimTo));
  if (claimFrom !== null) return texts.claimSince(at(claimFrom));
  return claimTo === null ? texts.claimAlways : texts.claimUntil(at(claimTo));
}

/** Everything that was promised, in words. */
export function TermsCard({ coupon }: CouponProps) {
  const texts = useTexts(detailTexts);
  const words = useTexts(couponWords);
  const joined = useTexts(joinedTexts);
  const { lang } = useLang();
  const shopName = useShopNames();
  const { cids, scope, total, perMember, perDay, audience, isShown, isAlone, isGivenBack } = coupon;
  const minute = (at: number) => wholeTime(at, lang).slice(0, -3);
  const counts = { ALL: 0, GOODS: scope.goodsIds.length, CATEGORIES: scope.categoryIds.length };
  const goods = scope.by === 'ALL' ? texts.scopes.ALL : texts.scopes[scope.by](counts[scope.by]);
  const rows: readonly (readonly [string, string])[] = [
    [texts.worth, worthText(coupon, words)],
    [texts.shops, cids.length === 0 ? words.allShops : joined.names(cids.map(shopName))],
    [texts.scope, goods + (scope.exceptGoodsIds.length > 0 ? texts.except(scope.exceptGoodsIds.length) : '')],
    [texts.validity, validityText(coupon, words)],
    [texts.total, total > 0 ? texts.pieces(countText(total)) : words.unlimited],
    [texts.perMember, texts.pieces(countText(perMember))],
    [texts.perDay, perDay > 0 ? texts.pieces(countText(perDay)) : texts.noLimit],
    [texts.audience, texts.audiences[audience]],
    [texts.claiming, claimText(coupon, texts, minute)],
    [texts.shown, isShown ? texts.isShown : texts.notShown],
    [texts.together, isAlone ? texts.isAlone : texts.isTogether],
    [texts.givenBack, isGivenBack ? texts.isGivenBack : texts.notGivenBack],
    [texts.created, shortTime(coupon.createdAt, Date.now(), lang)],
  ];
  return (
    <Card title={texts.terms}>
      <TermList rows={rows} />
    </Card>
  );
}
