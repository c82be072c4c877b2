import { useId } from 'react';
import { useTexts } from '#i18n/texts';
import X from '#icons/x';
import { Button } from '#ui/button';
import { Icon } from '#ui/icon';
import { CardFacts } from './card.tsx';
import { chatTexts } from './chat.texts.ts';
import type { CardDraft } from './chat.types.ts';
import styles from './subject-card.module.css';

interface SubjectCardProps {
  readonly card: CardDraft;
  readonly onSend: () => void;
  readonly onPutAway: () => void;
}

/** What the shopper came to ask about: sent by a tap, or ahead of whatever is said first. */
export function SubjectCard({ card, onSend, onPutAway }: SubjectCardProps) {
  const texts = useTexts(chatTexts);
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {texts.asking}
        </h2>
        <button type="button" className={styles.away} aria-label={texts.putAway} onClick={onPutAway}>
          <Icon of={X} size={16} />
        </button>
      </div>
      <div className={styles.body}>
        <div className={styles.facts}>
          <CardFacts card={card} />
        </div>
        <Button tone="outline" onClick={onSend}>
          {texts.sendCard}
        </Button>
      </div>
    </section>
  );
}
