import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { dayText } from '#lib/instant';
import { cardTexts } from './card.texts.ts';
import { CardFace } from './card-face.tsx';
import { CardRights } from './card-rights.tsx';
import styles from './cards.module.css';
import type { OwnCard as Card } from './loyalty-queries.ts';

/** What the contract's statuses mean here: a card that is over or frozen is worth nothing. */
const ACTIVE = 1;
const OVER = 2;

/** "8866 2031 4455": as it is printed on cards. */
const spaced = (number: string): string => number.replace(/(.{4})(?=.)/g, '$1 ');

/** A card the member has: its number or its end, what it is worth, and whether it counts. */
export function OwnCard({ card: { kind, number, status, endsAt, packDue } }: { readonly card: Card }) {
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
    </li>
  );
}
