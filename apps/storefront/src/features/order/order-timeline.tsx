import { useState } from 'react';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { instantText } from '#lib/instant';
import { orderTexts } from './order.texts.ts';
import type { OrderDetail } from './order-queries.ts';
import styles from './order-timeline.module.css';

/** Entries shown before somebody asks for all. */
const firstShown = 2;

/** What happened to an order, newest first. */
export function OrderTimeline({ timeline }: Pick<OrderDetail, 'timeline'>) {
  const { lang } = useMessages();
  const texts = useTexts(orderTexts);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? timeline : timeline.slice(0, firstShown);
  return (
    <section className={styles.card} aria-label={texts.timeline}>
      <ol className={styles.entries}>
        {shown.map(({ at, what }) => (
          <li key={`${at} ${what}`} className={styles.entry}>
            {texts.happened[what]}
            <time className={styles.time} dateTime={new Date(at).toISOString()}>
              {instantText(at, lang)}
            </time>
          </li>
        ))}
      </ol>
      {timeline.length > firstShown && (
        <button type="button" className={styles.more} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? texts.timelineLess : texts.timelineAll(timeline.length)}
        </button>
      )}
    </section>
  );
}
