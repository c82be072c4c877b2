import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { dayText } from '#lib/instant';
import { GoodsPrice } from '#ui/price';
import { cardTexts } from './card.texts.ts';
import { CardFace } from './card-face.tsx';
import { CardRights } from './card-rights.tsx';
import styles from './cards.module.css';
import type { OwnCard as Card, CardTerms } from './loyalty-queries.ts';
import type { BuyOf } from './offered-card.tsx';

/** What the contract's statuses mean here: a card that is over or frozen is worth nothing. */
const ACTIVE = 1;
const OVER = 2;

/** "8866 2031 4455": as it is printed on cards. */
const spaced = (number: string): string => number.replace(/(.{4})(?=.)/g, '$1 ');

interface OwnCardProps {
  readonly card: Card;
  /** As it is sold now; undefined where it is not any more. */
  readonly onSale: CardTerms | undefined;
  readonly buyOf: BuyOf;
}

/** A card the member has: its number or its end, what it is worth, whether it counts, and more of it. */
export function OwnCard({ card: { kind, number, status, endsAt, packDue }, onSale, buyOf }: OwnCardProps) {
  const texts = useTexts(cardTexts);
  const { lang } = useMessages();
  const until = endsAt !== null && (status === OVER ? texts.over : texts.until)(dayText(endsAt, lang));
  const state = status === ACTIVE ? texts.isActive : status === OVER ? texts.isOver : texts.frozen;
  return (
    <li className={styles.card}>
      <CardFace kind={kind} isDim={status !== ACTIVE} mark={kind.months > 0 && <span className={styles.mark}>{state}</span>}>
        <p className={styles.facts}>
          {number !== null && (
            <span className={styles.number}>
              <span className={styles.hidden}>{texts.number} </span>
              {spaced(number)}
            </span>
          )}
          <span>{until || texts.months[0]}</span>
          {packDue !== null && status === ACTIVE && <span>{texts.nextCoupons(dayText(packDue, lang))}</span>}
        </p>
      </CardFace>
      {status !== ACTIVE && status !== OVER && <p className={styles.note}>{texts.frozenSays}</p>}
      <CardRights kind={kind} />
      {onSale && onSale.priceFen > 0 && status <= OVER && <Renewal of={onSale} buyOf={buyOf} />}
    </li>
  );
}

/** Its time is added to what is left. */
function Renewal({ of: kind, buyOf }: { readonly of: CardTerms; readonly buyOf: BuyOf }) {
  const { renewSays } = useTexts(cardTexts);
  return (
    <div className={styles.buy}>
      <p className={styles.terms}>
        <span className={styles.now}>
          <GoodsPrice of={{ priceFen: kind.priceFen, listPriceFen: kind.struckFen }} />
        </span>
        {renewSays(kind.months)}
      </p>
      {buyOf(kind, true)}
    </div>
  );
}
