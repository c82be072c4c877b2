import { useFresh } from '#api/read-query';
import { useTexts } from '#i18n/texts';
import ChevronRight from '#icons/chevron-right';
import { PageLink } from '#navigation/page-link';
import { Icon } from '#ui/icon';
import { Price } from '#ui/price';
import { savingTexts } from './saving.texts.ts';
import styles from './saving-card.module.css';
import { savingSummary } from './saving-queries.ts';

/** What this year and all years have saved, and the way to how. It keeps its room until it is known. */
export function SavingCard() {
  const texts = useTexts(savingTexts);
  const { data } = useFresh(savingSummary());
  return (
    <PageLink page="memberSaving" className={styles.card} aria-busy={!data}>
      <span className={styles.sum}>
        {texts.thisYear}
        {data && <Price fen={data.savedFen} />}
      </span>
      <span className={styles.sum}>
        {texts.inAll}
        {data && <Price fen={data.everFen} />}
      </span>
      <span className={styles.more}>
        {texts.orders}
        <Icon of={ChevronRight} size={14} />
      </span>
    </PageLink>
  );
}
