import { useEffect, useState } from 'react';
import { useTexts } from '#i18n/texts';
import styles from './list.module.css';
import { listTexts } from './list.texts.ts';

const ROWS = 8;
/** Longer than this is slow, and said so. */
const SLOW_MS = 3_000;

/** Rows where the list will stand. */
export function ListSkeleton({ columns }: { readonly columns: number }) {
  const texts = useTexts(listTexts);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.skeleton} role="status" aria-label={texts.loading}>
      {Array.from({ length: ROWS }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows that stand for nothing
        <div key={row}>
          {Array.from({ length: columns }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cells that stand for nothing
            <span key={column} />
          ))}
        </div>
      ))}
      {isSlow && <p>{texts.slow}</p>}
    </div>
  );
}
