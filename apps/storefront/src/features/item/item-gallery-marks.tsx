import { useTexts } from '#i18n/texts';
import { itemTexts } from './item.texts.ts';
import styles from './item-gallery-marks.module.css';

interface GalleryMarksProps {
  /** How many slides there are of each kind: films, pictures, styles of its SKUs. */
  readonly counts: readonly number[];
  readonly skuStyles: readonly { readonly value: string }[];
  readonly current: number;
  readonly onShow: (slide: number) => void;
}

/** Which slide stands in view, and the ways to the first of each kind. */
export function GalleryMarks({ counts, skuStyles, current, onShow }: GalleryMarksProps) {
  const { kinds } = useTexts(itemTexts);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const starts = counts.map((_, kind) => counts.slice(0, kind).reduce((sum, count) => sum + count, 0));
  const shown = kinds.map((word, kind) => ({ word, start: starts[kind] ?? 0, count: counts[kind] ?? 0 })).filter(({ count }) => count > 0);
  const style = skuStyles[current - total + skuStyles.length];
  return (
    <div className={styles.marks}>
      {shown.length > 1 && (
        <div className={styles.kinds}>
          {shown.map(({ word, start, count }) => (
            <button
              key={word}
              type="button"
              className={styles.kind}
              aria-pressed={current >= start && current < start + count}
              onClick={() => onShow(start)}
            >
              {word}
            </button>
          ))}
        </div>
      )}
      <span className={styles.count} aria-hidden>
        {style && <span className={styles.style}>{style.value}</span>}
        {current + 1}/{total}
      </span>
    </div>
  );
}
