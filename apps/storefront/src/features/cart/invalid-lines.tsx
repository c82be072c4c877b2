import { useId, useState } from 'react';
import { listedTexts } from '#i18n/listed.texts';
import { useTexts } from '#i18n/texts';
import ChevronDown from '#icons/chevron-down';
import { classNames } from '#lib/class-names';
import { Button } from '#ui/button';
import { Dotted } from '#ui/dotted';
import { Icon } from '#ui/icon';
import { Picture } from '#ui/picture';
import { cartTexts } from './cart.texts.ts';
import type { CartLine } from './cart-view.rules.ts';
import type { GuestLineKey } from './guest-cart.rules.ts';
import styles from './invalid-lines.module.css';

/** Pictures shown while the list is folded. */
const shownPictures = 2;

interface InvalidLinesProps {
  readonly lines: readonly CartLine[];
  readonly onRemove: (lines: readonly GuestLineKey[]) => void;
}

/** What cannot be bought any more, folded below the rest. */
export function InvalidLines({ lines, onRemove }: InvalidLinesProps) {
  const texts = useTexts(cartTexts);
  const listed = useTexts(listedTexts);
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const soldOut = lines.filter((line) => line.state === 'SOLD_OUT').length;
  const pictures = lines.flatMap((line) => line.picture || []).slice(0, shownPictures);
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        {!isOpen && (
          <span className={styles.thumbs}>
            {pictures.map((picture) => (
              <Picture key={picture} pictureKey={picture} alt="" sizes="44px" className={styles.thumb} />
            ))}
          </span>
        )}
        <h2 className={styles.words}>
          {texts.invalid(lines.length)}
          <small className={styles.why}>
            <Dotted text={texts.invalidWhy(soldOut, lines.length - soldOut)} />
          </small>
        </h2>
        <Button size="tiny" tone="line" onClick={() => onRemove(lines)}>
          {texts.clear}
        </Button>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-label={texts.invalid(lines.length)}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={ChevronDown} size={18} className={classNames(styles.chevron, isOpen && styles.up)} />
        </button>
      </div>
      <ul id={listId} hidden={!isOpen}>
        {lines.map((line) => (
          <li key={`${line.cid} ${line.skuId}`} className={styles.line}>
            {line.picture ? (
              <Picture pictureKey={line.picture} alt="" sizes="56px" className={styles.picture} />
            ) : (
              <span className={styles.picture} />
            )}
            <span className={styles.body}>
              <span className={styles.title}>{line.title || texts.gone}</span>
              <small className={styles.why}>{listed(line.specs.map(({ value }) => value))}</small>
            </span>
            <span className={styles.state}>{line.state === 'SOLD_OUT' ? texts.soldOut : texts.offShelf}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
