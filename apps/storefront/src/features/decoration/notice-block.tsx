import type { BlockProps } from '@qianpu/contract/types';
import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import type { BlockViewProps } from '#lib/block-view';
import { DecoratedLink } from '#navigation/page-link';
import { NoticeBar, NoticeLine, noticeBarClass } from '#ui/notice-bar';
import { noticeTexts } from './notice.texts.ts';
import styles from './notice-block.module.css';

type Entry = BlockProps<'notice'>['entries'][number];

/** The shop's news, one at a time; the next one comes by a tap, not by itself. */
export function View({ props: { entries } }: BlockViewProps<'notice'>) {
  const { next } = useTexts(noticeTexts);
  const [at, setAt] = useState(0);
  const entry = entries[at];
  return (
    <div className={entries.length > 1 ? styles.several : undefined}>
      <div aria-live="polite">{entry && <News key={at} entry={entry} />}</div>
      {entries.length > 1 && (
        <button
          type="button"
          className={styles.next}
          aria-label={next(at + 1, entries.length)}
          onClick={() => setAt((at + 1) % entries.length)}
        >
          {`${at + 1}/${entries.length}`}
        </button>
      )}
    </div>
  );
}

const News = ({ entry: { text, link } }: { readonly entry: Entry }) =>
  link ? (
    <DecoratedLink link={link} className={noticeBarClass}>
      <NoticeLine text={text} />
    </DecoratedLink>
  ) : (
    <NoticeBar text={text} />
  );
