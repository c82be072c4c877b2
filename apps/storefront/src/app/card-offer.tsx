import type { OutputOf } from '@qianpu/contract/types';
import type { ComponentType } from 'react';

import { activityTexts, activityWords, tierFrom, tierGains } from '#features/activity';
import { monthDay } from '#features/coupon';
import type { TextLang } from '#i18n/messages';
import { useMessages } from '#i18n/messages';
import { receiptTexts } from '#i18n/receipt.texts';
import { useTexts } from '#i18n/texts';
import { Price } from '#ui/price';
import { cardOfferTexts } from './card-offer.texts.ts';

type GoodsOffer = Pick<OutputOf<'checkout.price.list'>[number], 'bestPrice' | 'activity'>;

/** One for each thing that is said: what is said again is not drawn anew. */
const made = new Map<string, ComponentType>();

/** What stands on the card of goods of a price; null: nothing lowers it, and nothing runs for them. */
export function offerOf({ bestPrice, activity }: GoodsOffer = { bestPrice: null, activity: null }, priceFen: number): ComponentType | null {
  const best = bestPrice && bestPrice.fen < priceFen ? bestPrice : null;
  if (!best && !activity) return null;
  const key = JSON.stringify([best?.fen, activity]);
  const known = made.get(key) ?? (() => <CardOffer best={best} activity={activity} />);
  made.set(key, known);
  return known;
}

interface CardOfferProps {
  readonly best: GoodsOffer['bestPrice'];
  readonly activity: GoodsOffer['activity'];
}

/** Its looks stand with the card's: one more style sheet would be one more name in the first page's script. What a piece comes to, and the activity that runs for it; in two lines where one does not hold both. */
function CardOffer({ best, activity }: CardOfferProps) {
  const texts = useTexts(cardOfferTexts);
  const { lang } = useMessages();
  return (
    <p>
      {best && (
        <span>
          {texts.best} <Price fen={best.fen} size="tiny" />
        </span>
      )}
      {activity && <b>{stripOf(activity, lang)}</b>}
    </p>
  );
}

/** "满100减10", "3件99元", "限时折扣 至 11-20": short, so a tier says the first thing it gives. */
function stripOf({ terms, endsAt }: NonNullable<GoodsOffer['activity']>, lang: TextLang): string {
  if (terms.kind === 'LIMITED_DISCOUNT')
    return cardOfferTexts[lang].until(receiptTexts[lang].promotionKinds.LIMITED_DISCOUNT, monthDay(endsAt, lang));
  const texts = activityTexts[lang];
  const reduction = terms.kind === 'FULL_REDUCTION' && terms.reduction;
  const tier = reduction && reduction.by === 'TIERS' && reduction.tiers[0];
  return tier ? texts.joined(tierFrom(tier, reduction.measure, texts), tierGains(tier, texts).slice(0, 1)) : activityWords(terms, lang)[0];
}
