import { useTexts } from '#i18n/texts';
import ArrowUpLeft from '#icons/arrow-up-left';
import LayoutGrid from '#icons/layout-grid';
import History from '#icons/rotate-ccw-clock';
import Search from '#icons/search';
import { classNames } from '#lib/class-names';
import { PageLink } from '#navigation/page-link';
import { Icon } from '#ui/icon';
import { Picture } from '#ui/picture';
import { Price } from '#ui/price';
import { MarkedText } from './marked-text.tsx';
import { searchTexts } from './search.texts.ts';
import type { SuggestionRow } from './suggestion-rows.ts';
import styles from './suggestions.module.css';

export interface SuggestionActions {
  readonly onSearch: (words: string) => void;
  /** Puts the words into the field, to be written on. */
  readonly onFill: (words: string) => void;
}

interface SuggestionsProps extends SuggestionActions {
  readonly id: string;
  readonly rows: readonly SuggestionRow[];
  /** Where the arrow keys are; -1: in the field. */
  readonly active: number;
}

export const rowId = (id: string, index: number) => `${id}-${index}`;

/** What is offered below the field. A grid to readers: beside its words a row may have a button or narrower words. */
export function Suggestions({ id, rows, active, ...actions }: SuggestionsProps) {
  const { suggestions } = useTexts(searchTexts);
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose rows are chosen from is a grid
    <table role="grid" id={id} aria-label={suggestions} className={styles.grid}>
      <tbody className={styles.rows}>
        {rows.map((row, index) => (
          <tr
            key={row.key}
            id={rowId(id, index)}
            aria-selected={index === active}
            className={classNames(styles.row, row.kind === 'goods' && styles.goodsRow)}
          >
            <Row row={row} {...actions} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, ...actions }: SuggestionActions & { readonly row: SuggestionRow }) {
  if (row.kind === 'goods') return <GoodsRow row={row} />;
  if (row.kind === 'category') return <CategoryRow row={row} />;
  return <WordsRow row={row} {...actions} />;
}

type RowOf<Kind extends SuggestionRow['kind']> = Extract<SuggestionRow, { kind: Kind }>;

function GoodsRow({ row: { goods } }: { readonly row: RowOf<'goods'> }) {
  const { seeGoods } = useTexts(searchTexts);
  return (
    <td className={styles.cell}>
      <PageLink page="goodDetail" query={{ id: goods.id }} className={styles.goods}>
        <Picture pictureKey={goods.picture} alt="" sizes="52px" loading="eager" className={styles.picture} />
        <span className={styles.facts}>
          <span className={styles.title}>{goods.title}</span>
          <Price fen={goods.priceFen} size="small" isFrom={goods.hasPriceRange} />
        </span>
        <span className={styles.see}>{seeGoods}</span>
      </PageLink>
    </td>
  );
}

function CategoryRow({ row: { id, path, count } }: { readonly row: RowOf<'category'> }) {
  const { toCategory } = useTexts(searchTexts);
  return (
    <td className={styles.cell}>
      <PageLink page="classGoodList" query={{ id }} className={styles.line}>
        <Icon of={LayoutGrid} size={18} className={styles.sign} />
        <span className={styles.text}>{toCategory(path, count)}</span>
      </PageLink>
    </td>
  );
}

function WordsRow({ row, onSearch, onFill }: SuggestionActions & { readonly row: RowOf<'past' | 'words'> }) {
  const texts = useTexts(searchTexts);
  const { text, marks } = row;
  const narrower = row.kind === 'words' ? row.narrower : [];
  return (
    <>
      <td className={styles.cell}>
        <button type="button" className={styles.line} onClick={() => onSearch(text)}>
          <Icon of={row.kind === 'past' ? History : Search} size={18} className={styles.sign} />
          <span className={styles.text}>
            <MarkedText text={text} marks={marks} />
          </span>
        </button>
      </td>
      <td className={styles.beside}>
        {narrower.length > 0 ? (
          narrower.map((word) => (
            <button
              key={word}
              type="button"
              className={styles.narrower}
              aria-label={texts.narrow(text, word)}
              onClick={() => onSearch(`${text} ${word}`)}
            >
              {word}
            </button>
          ))
        ) : (
          <button type="button" className={styles.fill} aria-label={texts.fill(text)} onClick={() => onFill(text)}>
            <Icon of={ArrowUpLeft} size={16} />
          </button>
        )}
      </td>
    </>
  );
}
