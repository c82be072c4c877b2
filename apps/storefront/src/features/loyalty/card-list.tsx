import { useFresh } from '#api/read-query';
import { couponsDrawing } from '#drawings/coupons';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { PageLink } from '#navigation/page-link';
import { buttonClass } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { FailedPage } from '#ui/failed';
import { ListSkeleton } from '#ui/skeleton';
import { cardTexts } from './card.texts.ts';
import styles from './cards.module.css';
import { offeredCards, ownCards } from './loyalty-queries.ts';
import { type BuyOf, OfferedCard } from './offered-card.tsx';
import { OwnCard } from './own-card.tsx';

interface CardListProps {
  /** The way to buy a card, or more of its time. */
  readonly buyOf: BuyOf;
}

/** The member's cards, then those there are besides. */
export function CardList({ buyOf }: CardListProps) {
  const texts = useTexts(cardTexts);
  const { toHome } = useMessages();
  const own = useFresh(ownCards());
  const offered = useFresh(offeredCards());
  if (!own.data || !offered.data) {
    const retry = () => void [own, offered].filter(({ data }) => !data).map(({ refetch }) => refetch());
    return own.isError || offered.isError ? <FailedPage onRetry={retry} /> : <ListSkeleton />;
  }
  const cards = own.data.list;
  const others = offered.data.cards.filter(({ id }) => !cards.some(({ kind }) => kind.id === id));
  if (cards.length + others.length === 0)
    return (
      <EmptyState drawing={couponsDrawing} words={texts.empty}>
        <PageLink page="index" className={buttonClass}>
          {toHome}
        </PageLink>
      </EmptyState>
    );
  return (
    <>
      {cards.length > 0 && (
        <section>
          <h2 className={styles.title}>{texts.own}</h2>
          <ul>
            {cards.map((card) => (
              <OwnCard key={card.id} card={card} onSale={offered.data.cards.find(({ id }) => id === card.kind.id)} buyOf={buyOf} />
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section>
          <h2 className={styles.title}>{cards.length > 0 ? texts.offered : texts.own}</h2>
          <ul>
            {others.map((kind) => (
              <OfferedCard key={kind.id} kind={kind} buyOf={buyOf} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
