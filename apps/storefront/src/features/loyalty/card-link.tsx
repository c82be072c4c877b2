import { useFresh } from '#api/read-query';
import { useTexts } from '#i18n/texts';
import { useTitles } from '#i18n/titles';
import ChevronRight from '#icons/chevron-right';
import CreditCard from '#icons/credit-card';
import { PageLink } from '#navigation/page-link';
import { Icon } from '#ui/icon';
import styles from './card-link.module.css';
import { offeredCards } from './loyalty-queries.ts';
import { rightsTexts } from './rights.texts.ts';
import { rightsOf } from './rights.ts';

const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0');

/** The way to the cards, with what the best of them is worth; nothing where the merchant has none. */
export function CardLink() {
  const texts = useTexts(rightsTexts);
  const { memberCard } = useTitles();
  const { data } = useFresh(offeredCards());
  const card = data?.cards.at(-1);
  if (!card) return null;
  const rights = rightsOf(card, texts);
  return (
    <PageLink page="memberCard" className={styles.link}>
      <span className={styles.disc}>
        <Icon of={CreditCard} size={24} />
      </span>
      <span className={styles.words}>
        <b>{card.name}</b>
        <small>{rights.map(({ name, text }) => unbroken(`${texts[name]} ${text}`)).join(texts.between) || memberCard}</small>
      </span>
      <Icon of={ChevronRight} size={16} className={styles.chevron} />
    </PageLink>
  );
}
