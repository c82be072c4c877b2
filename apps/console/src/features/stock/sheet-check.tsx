import { Alert, Button, Table } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#api/calls';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { countText } from '#lib/count';
import { Card } from '#ui/page';
import { Status } from '#ui/status';
import styles from './stock.module.css';
import { stockTexts } from './stock.texts.ts';
import { signed } from './stock-words.ts';
import type { SheetLine } from './supply-lines.ts';

type Result = OutputOf<'catalog.stock.supplyMany'>['results'][number] & { readonly skuId: string };
type Results = readonly Result[];

/** Answers stand in the order of what was asked. */
const named = (sent: readonly { readonly skuId: string }[], results: readonly Omit<Result, 'skuId'>[]): Results =>
  sent.flatMap(({ skuId }, at) => {
    const result = results[at];
    return result ? [{ ...result, skuId }] : [];
  });

interface CheckProps {
  readonly cid: string;
  readonly lines: readonly SheetLine[];
  readonly onBack: () => void;
}

/** What is wrong with which line before anything is sent, and what became of each afterwards. */
export function SheetCheck({ cid, lines, onBack }: CheckProps) {
  const texts = useTexts(stockTexts);
  const [results, setResults] = useState<Results | null>(null);
  const supply = useWrite('catalog.stock.supplyMany', { onDone: ({ results }, { lines: sent }) => setResults(named(sent, results)) });
  const good = lines.filter(({ problem }) => problem === null);
  const rows = lines.map((line, at) => ({ ...line, at }));
  // What needs a look stands first.
  rows.sort((a, b) => Number(b.problem !== null) - Number(a.problem !== null) || a.at - b.at);
  return (
    <Card title={texts.check} note={texts.lines(lines.length)} isFlush>
      <div className={styles.summary}>
        <Summary lines={lines} good={good.length} results={results} />
      </div>
      <Table<SheetLine & { readonly at: number }>
        size="medium"
        rowKey="at"
        dataSource={rows}
        pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
        columns={[
          { title: texts.line, width: 72, render: (_, { at }) => at + 1 },
          { title: texts.sku, dataIndex: 'skuId', width: 200, className: styles.figure ?? '' },
          { title: texts.goods, dataIndex: 'name', ellipsis: true },
          {
            title: texts.quantity,
            width: 112,
            align: 'right',
            className: styles.figure ?? '',
            render: (_, { problem, typed, quantity }) => (problem === 'BAD_QUANTITY' ? typed : signed(quantity)),
          },
          { title: texts.result, width: 280, render: (_, line) => <Verdict line={line} results={results} /> },
        ]}
      />
      <footer className={styles.foot}>
        <Button onClick={onBack}>{texts.another}</Button>
        {results === null && (
          <Button
            type="primary"
            disabled={good.length === 0}
            loading={supply.isPending}
            onClick={() => supply.send({ cid, lines: good.map(({ skuId, quantity }) => ({ skuId, quantity })) })}
          >
            {texts.sendSupply(good.length)}
          </Button>
        )}
      </footer>
    </Card>
  );
}

interface SummaryProps {
  readonly lines: readonly SheetLine[];
  readonly good: number;
  readonly results: Results | null;
}

function Summary({ lines, good, results }: SummaryProps) {
  const texts = useTexts(stockTexts);
  if (results !== null) {
    const failed = results.filter(({ refusal }) => refusal !== null).length;
    if (failed === 0) return <Alert type="success" showIcon title={texts.allDone(results.length)} />;
    return <Alert type="warning" showIcon title={texts.someDone(results.length - failed, failed)} />;
  }
  const wrong = lines.length - good;
  if (wrong === 0) return <Alert type="success" showIcon title={texts.allGood} />;
  return <Alert type="warning" showIcon title={texts.someWrong(wrong, good)} />;
}

function Verdict({ line: { skuId, problem }, results }: { readonly line: SheetLine; readonly results: Results | null }) {
  const texts = useTexts(stockTexts);
  if (problem !== null) return <Status tone="bad">{texts.problems[problem]}</Status>;
  const result = results?.find((one) => one.skuId === skuId);
  if (!result) return <Status tone="good">{texts.good}</Status>;
  if (result.refusal) return <Status tone="bad">{result.refusal.message}</Status>;
  return <Status tone="good">{texts.doneLine(countText(result.available ?? 0))}</Status>;
}
