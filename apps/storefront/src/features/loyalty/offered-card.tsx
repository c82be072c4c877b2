import { cardRows } from '@qianpu/contract/calls/card';
import type { ReactNode } from 'react';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { Button } from '#ui/button';
import { GoodsPrice } from '#ui/price';
import { cardTexts } from './card.texts.ts';
import { CardFace } from './card-face.tsx';
import { CardRights } from './card-rights.tsx';
import styles from './cards.module.css';
import type { CardTerms } from './loyalty-queries.ts';

/** Draws the button that buys a kind of card; the page brings it. */
export type BuyOf = (kind: CardTerms, isRenewal: boolean) => ReactNode;

interface OfferedCardProps {
  readonly kind: CardTerms;
  readonly buyOf: BuyOf;
}

/** A card the member has not: the free one is there for the asking; the others have their price, and can be bought. */
export function OfferedCard({ kind, buyOf }: OfferedCardProps) {
  const texts = useTexts(cardTexts);
  const isFree = kind.months === 0;
  return (
    <li className={styles.card}>
      <CardFace kind={kind} mark={!isFree && <span className={styles.mark}>{texts.months[kind.months]}</span>}>
        {isFree ? (
          <p className={styles.claim}>
            <span>{texts.free}</span>
            <ClaimFree />
          </p>
        ) : (
          <p className={styles.facts}>{texts.lasts(kind.months)}</p>
        )}
      </CardFace>
      <CardRights kind={kind} />
      {!isFree && (
        <div className={styles.buy}>
          <span className={styles.now}>
            <GoodsPrice of={{ priceFen: kind.priceFen, listPriceFen: kind.struckFen }} />
          </span>
          {kind.priceFen > 0 ? buyOf(kind, false) : <span className={styles.terms}>{texts.notYet}</span>}
        </div>
      )}
    </li>
  );
}

function ClaimFree() {
  const { claim } = useTexts(cardTexts);
  const write = useWrite(cardRows, 'member.card.findNumber', ['member.card.list']);
  return (
    <Button isBusy={write.isPending} onClick={() => write.mutate({ input: {} })}>
      {claim}
    </Button>
  );
}
