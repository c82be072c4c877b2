import { useState } from 'react';
import { useRead } from '#api/use-read';
import { receiptTexts } from '#i18n/receipt.texts';
import { useTexts } from '#i18n/texts';
import { Failed } from '#ui/failed';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card, Columns, Page } from '#ui/page';
import styles from './matrix.module.css';
import { matrixTexts } from './matrix.texts.ts';
import { MatrixTable, type Pair } from './matrix-table.tsx';
import { type Example, PairExample } from './pair-example.tsx';
import { type KindRow, relationOf } from './relation.ts';

/** Which kinds of reduction meet on a piece, and why not where they do not. */
export function MatrixPage() {
  const texts = useTexts(matrixTexts);
  const read = useRead('checkout.promotion.matrix', {});
  return (
    <Page title={texts.rules} aside={texts.fixed}>
      <ol className={styles.order} aria-label={texts.orderLabel}>
        {texts.order.map((step, at) => (
          <li key={step}>
            <b>{at + 1}</b>
            {step}
          </li>
        ))}
      </ol>
      {read.data ? (
        <Matrix kinds={read.data.kinds} example={read.data.example} />
      ) : (
        <Card isFlush>
          {read.isError ? <Failed refusal={read.error} onRetry={() => void read.refetch()} /> : <ListSkeleton columns={8} />}
        </Card>
      )}
    </Page>
  );
}

function Matrix({ kinds, example }: { readonly kinds: readonly KindRow[]; readonly example: Example }) {
  const texts = useTexts(matrixTexts);
  const [pair, setPair] = useState<Pair | null>(null);
  const row = kinds.find(({ kind }) => kind === pair?.row);
  const column = kinds.find(({ kind }) => kind === pair?.column);
  return (
    <Columns
      aside={
        <div className={styles.sticky}>
          {row && column ? (
            <PairCard row={row} column={column} kinds={kinds} example={example} />
          ) : (
            <Card title={texts.table}>{texts.hint}</Card>
          )}
        </div>
      }
    >
      <MatrixTable kinds={kinds} pair={pair} onPair={setPair} />
    </Columns>
  );
}

interface PairProps {
  readonly row: KindRow;
  readonly column: KindRow;
  readonly kinds: readonly KindRow[];
  readonly example: Example;
}

/** Why two kinds stand as they do, in the order they are worked out. */
function PairCard({ row, column, kinds, example }: PairProps) {
  const texts = useTexts(matrixTexts);
  const { promotionKinds } = useTexts(receiptTexts);
  const relation = relationOf(row, column);
  const inOrder = kinds.indexOf(row) <= kinds.indexOf(column) ? [row, column] : [column, row];
  const [first = '', then = ''] = inOrder.map(({ kind }) => promotionKinds[kind]);
  const meets = row.meets.map((kind) => promotionKinds[kind]);
  return (
    <Card title={texts.pair(promotionKinds[row.kind], promotionKinds[column.kind])}>
      <div className={styles.pair} aria-live="polite">
        <p className={styles.relation} data-relation={relation}>
          {texts.relations[relation]}
        </p>
        <p>{texts.why[relation](first, then)}</p>
        <PairExample row={row.kind} column={column.kind} example={example} />
        <h3>{meets.length === 0 ? texts.meetsNone : texts.meetsOf(promotionKinds[row.kind])}</h3>
        <ul>
          {meets.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <small>
          {promotionKinds[row.kind]}: {row.isChosen ? texts.isChosen : texts.isAutomatic}
        </small>
      </div>
    </Card>
  );
}
