import { shortFen } from '@qianpu/kit/fen';
import { activityWords } from '#features/activity';
import { worthText } from '#features/coupon';
import type { GoodsOffers } from '#features/item';
import type { TextLang } from '#i18n/messages';
import { itemOffersTexts } from './item-offers.texts.ts';

type Coupon = GoodsOffers['coupons'][number];

/** A coupon of these goods that is of use to whoever reads: one to claim, or one that is theirs. */
const isOfUse = ({ claimState }: Pick<Coupon, 'claimState'>): boolean => claimState === 'CLAIMABLE' || claimState === 'CLAIMED';

export const claimableCount = ({ coupons }: Pick<GoodsOffers, 'coupons'>): number =>
  coupons.filter(({ claimState }) => claimState === 'CLAIMABLE').length;

/** Activities that are told of in words; one that gives the goods another price has the band. */
export const stripActivities = ({ activities }: Pick<GoodsOffers, 'activities'>): GoodsOffers['activities'] =>
  activities.filter(
    ({ terms, state }) => terms.kind !== 'LIMITED_DISCOUNT' && terms.kind !== 'PRIVILEGED' && (state === 'ON' || state === 'SOON'),
  );

/** "满99减15", "2 件起 ¥35": each said once. */
export function chipsOf(offers: Pick<GoodsOffers, 'promotions' | 'coupons' | 'activities'>, lang: TextLang): readonly string[] {
  const { promotions, coupons } = offers;
  const texts = itemOffersTexts[lang];
  const steps = promotions.flatMap(({ name, steps: own }) => {
    const [first] = own;
    if (first) return [texts.step(first.fromPieces, shortFen(first.unitFen))];
    return name ? [name] : [];
  });
  const activities = stripActivities(offers).map(({ terms }) => activityWords(terms, lang)[0]);
  return [...new Set([...activities, ...coupons.filter(isOfUse).map((coupon) => couponChip(coupon, lang)), ...steps])];
}

function couponChip({ worth, fromFen }: Coupon, lang: TextLang): string {
  const texts = itemOffersTexts[lang];
  if (worth.by === 'EXCHANGE') return worthText({ worth }, lang);
  const takes = takenOff(worth, lang);
  if (fromFen > 0) return texts.from(bare(fromFen, lang), takes);
  return worth.by === 'FREIGHT' ? takes : texts.noFrom(takes);
}

function takenOff(worth: Coupon['worth'], lang: TextLang): string {
  const texts = itemOffersTexts[lang];
  if (worth.by === 'AMOUNT') return texts.minus(bare(worth.minusFen, lang));
  return worth.by === 'PERCENT' ? texts.percent(worthText({ worth }, lang)) : worthText({ worth }, lang);
}

/** Chinese malls write "满99减15" without the sign. */
const bare = (fen: number, lang: TextLang) => (lang === 'en' ? shortFen(fen) : shortFen(fen).slice(1));
