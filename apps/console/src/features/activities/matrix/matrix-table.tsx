import { type KeyboardEvent, useRef } from 'react';
import { receiptTexts } from '#i18n/receipt.texts';
import { useLang, useTexts } from '#i18n/texts';
import styles from './matrix.module.css';
import { matrixTexts } from './matrix.texts.ts';
import { type KindRow, type PromotionKind, type Relation, relationOf } from './relation.ts';

export interface Pair {
  readonly row: PromotionKind;
  readonly column: PromotionKind;
}

interface MatrixProps {
  readonly kinds: readonly KindRow[];
  readonly pair: Pair | null;
  readonly onPair: (pair: Pair) => void;
}

const legend: readonly Relation[] = ['MEETS', 'CHEAPEST', 'CHOSEN', 'NEVER'];
/** TABLE: arrow keys → [rows, columns] to go. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Every pair of kinds; below the diagonal it is the same again, fainter. One stop for Tab, the arrows go from pair to pair. */
export function MatrixTable({ kinds, pair, onPair }: MatrixProps) {
  const texts = useTexts(matrixTexts);
  const { promotionKinds } = useTexts(receiptTexts);
  const { lang } = useLang();
  const table = useRef<HTMLTableElement>(null);
  const at = (kind: PromotionKind | undefined) =>
    Math.max(
      0,
      kinds.findIndex((one) => one.kind === kind),
    );
  const [rowAt, columnAt] = [at(pair?.row), at(pair?.column)];
  const go = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    const within = (place: number) => Math.min(kinds.length - 1, Math.max(0, place));
    table.current?.querySelector<HTMLElement>(`[data-at='${within(rowAt + step[0])} ${within(columnAt + step[1])}']`)?.focus();
  };
  return (
    <section className={styles.card}>
      <table ref={table} className={styles.table} aria-label={texts.table} data-lang={lang} onKeyDown={go}>
        <thead>
          <tr>
            <th scope="col">
              <span className={styles.hidden}>{texts.corner}</span>
            </th>
            {kinds.map(({ kind }) => (
              <th key={kind} scope="col" title={promotionKinds[kind]} data-current={pair?.column === kind}>
                <span>{texts.short[kind]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((row, nthRow) => (
            <tr key={row.kind}>
              <th scope="row" data-current={pair?.row === row.kind}>
                {promotionKinds[row.kind]}
              </th>
              {kinds.map((column, nthColumn) => {
                const relation = relationOf(row, column);
                const show = () => onPair({ row: row.kind, column: column.kind });
                return (
                  <td key={column.kind} data-mirrored={nthColumn < nthRow}>
                    <button
                      type="button"
                      data-at={`${nthRow} ${nthColumn}`}
                      data-relation={relation}
                      tabIndex={nthRow === rowAt && nthColumn === columnAt ? 0 : -1}
                      aria-label={`${texts.marks[relation]} ${texts.pairSaid(promotionKinds[row.kind], promotionKinds[column.kind], texts.relations[relation])}`}
                      onFocus={show}
                      onMouseEnter={show}
                      onClick={show}
                    >
                      {texts.marks[relation]}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.legend} aria-label={texts.legend}>
        {legend.map((relation) => (
          <li key={relation}>
            <i data-relation={relation}>{texts.marks[relation]}</i>
            {texts.relations[relation]}
          </li>
        ))}
      </ul>
    </section>
  );
}
