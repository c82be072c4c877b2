import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import { KeyedRow, KeyedRows } from '#ui/keyed-row';
import { Sheet } from '#ui/sheet';
import styles from './item-price-note.module.css';
import { priceNoteTexts } from './item-price-note.texts.ts';

/** What the prices of an item mean, as a row; the words are in a sheet. */
export function PriceNote() {
  const { title, brief, notes } = useTexts(priceNoteTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <KeyedRows>
        <KeyedRow label={title} onClick={() => setOpen(true)}>
          {brief}
        </KeyedRow>
      </KeyedRows>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={title}>
        <dl className={styles.notes}>
          {notes.map(({ name, text }) => (
            <div key={name} className={styles.note}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.text}>{text}</dd>
            </div>
          ))}
        </dl>
      </Sheet>
    </>
  );
}
