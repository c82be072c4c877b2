import { joinedTexts } from '#i18n/joined.texts';
import { receiptTexts } from '#i18n/receipt.texts';
import { useTexts } from '#i18n/texts';
import { useShopNames } from '#session/shops';
import { Card } from '#ui/page';
import { TermList } from '#ui/term-list';
import type { WholeActivity } from '../activity.types.ts';
import { minuteText, termsText, timeText } from '../activity-words.ts';
import { scopeIn } from '../scope-in.ts';
import { activityWords } from '../words.texts.ts';
import { detailTexts } from './detail.texts.ts';
import type { ActivityProps } from './detail.types.ts';

/** Everything that is promised, in words. */
export function TermsCard({ activity }: ActivityProps) {
  const texts = useTexts(detailTexts);
  const words = useTexts(activityWords);
  const { names } = useTexts(joinedTexts);
  const { promotionKinds } = useTexts(receiptTexts);
  const shopName = useShopNames();
  const { terms, cids, audience, refuses, createdAt, publishedAt, endedAt } = activity;
  const { rows } = texts;
  const shown: readonly (readonly [string, string])[] = [
    [rows.kind, words.kinds[terms.kind]],
    [rows.rule, termsText(terms, words)],
    [rows.goods, goodsText(activity, texts)],
    [rows.shops, cids.length === 0 ? words.allShops : names(cids.map(shopName))],
    [rows.time, timeText(activity, words)],
    [rows.audience, texts.audiences[terms.kind === 'FIRST_ORDER' ? 'NEW' : audience]],
    ...('perMember' in terms ? [[rows.perMember, terms.perMember === null ? texts.noLimit : String(terms.perMember)] as const] : []),
    [rows.refuses, refuses.length === 0 ? texts.refusesNone : names(refuses.map((kind) => promotionKinds[kind]))],
    [rows.created, minuteText(createdAt)],
    ...(publishedAt === null ? [] : [[rows.published, minuteText(publishedAt)] as const]),
    ...(endedAt === null ? [] : [[rows.ended, minuteText(endedAt)] as const]),
  ];
  return (
    <Card title={texts.terms}>
      <TermList rows={shown} />
    </Card>
  );
}

function goodsText({ terms, goods }: WholeActivity, { goodsOf, except }: (typeof detailTexts)['zhCN']): string {
  if (terms.kind === 'PACKAGE') return goodsOf.PARTS(terms.parts.length);
  const scope = scopeIn(terms);
  if (scope === null) return goodsOf.PRICES(goods.length);
  const counts = { ALL: 0, GOODS: scope.goodsIds.length, CATEGORIES: scope.categoryIds.length };
  const text = scope.by === 'ALL' ? goodsOf.ALL : goodsOf[scope.by](counts[scope.by]);
  return text + (scope.exceptGoodsIds.length > 0 ? except(scope.exceptGoodsIds.length) : '');
}
