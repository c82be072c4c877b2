import { useTexts } from '#i18n/texts';
import { cardTexts } from './card.texts.ts';
import styles from './cards.module.css';
import type { CardTerms } from './loyalty-queries.ts';
import { RightGrid } from './right-grid.tsx';
import { rightsTexts } from './rights.texts.ts';
import { rightsOf } from './rights.ts';

export function CardRights({ kind }: { readonly kind: CardTerms }) {
  const texts = useTexts(rightsTexts);
  const { noRights } = useTexts(cardTexts);
  const rights = rightsOf(kind, texts);
  if (rights.length === 0) return <p className={styles.note}>{noRights}</p>;
  return (
    <div className={styles.rights}>
      <RightGrid rights={rights.map(({ name, text }) => ({ name, title: texts[name], text }))} />
    </div>
  );
}
