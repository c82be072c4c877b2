import type { CSSProperties, ReactNode } from 'react';
import styles from './card-face.module.css';
import { inkOn } from './ink-on.ts';
import type { CardTerms } from './loyalty-queries.ts';

interface CardFaceProps {
  readonly kind: CardTerms;
  /** Right of its name. */
  readonly mark?: ReactNode;
  readonly isDim?: boolean;
  readonly children: ReactNode;
}

/** A card in the merchant's colours. */
export function CardFace({ kind: { name, colourFrom, colourTo }, mark, isDim = false, children }: CardFaceProps) {
  const colours = { '--from': colourFrom, '--to': colourTo } as CSSProperties;
  return (
    <div className={styles.face} data-ink={inkOn(colourFrom, colourTo)} data-dim={isDim} style={colours}>
      <div className={styles.top}>
        <h3 className={styles.name}>{name}</h3>
        {mark}
      </div>
      {children}
    </div>
  );
}
