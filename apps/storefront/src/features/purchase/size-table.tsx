import type { Product } from '@qianpu/contract/types';
import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import ChevronRight from '#icons/chevron-right';
import Ruler from '#icons/ruler';
import { Icon } from '#ui/icon';
import { Sheet } from '#ui/sheet';
import styles from './size-table.module.css';
import { sizeTableTexts } from './size-table.texts.ts';

type Table = NonNullable<Product['sizeTable']>;

/** Leads to the sizes of goods that have a table of them. */
export function SizeTableLink({ table }: { readonly table: Table | null }) {
  const { title, link } = useTexts(sizeTableTexts);
  const [isOpen, setOpen] = useState(false);
  if (!table) return null;
  return (
    <>
      <button type="button" className={styles.link} onClick={() => setOpen(true)}>
        <Icon of={Ruler} size={14} />
        {link}
        <Icon of={ChevronRight} size={14} />
      </button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={title}>
        <Sizes table={table} />
      </Sheet>
    </>
  );
}

function Sizes({ table: { columns, rows, help } }: { readonly table: Table }) {
  const texts = useTexts(sizeTableTexts);
  return (
    <div className={styles.content}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className={styles.frame} tabIndex={0} aria-label={texts.title}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([size = '', ...cells]) => (
              <tr key={size}>
                <th scope="row">{size}</th>
                {cells.map((cell, at) => (
                  <td key={columns[at + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <h3 className={styles.heading}>{texts.howTo}</h3>
      <p className={styles.help}>{help ?? texts.help}</p>
    </div>
  );
}
