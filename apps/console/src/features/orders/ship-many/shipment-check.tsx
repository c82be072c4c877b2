import { Alert, Button, Table } from 'antd';
import type { OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { Failed } from '#ui/failed';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card } from '#ui/page';
import { Status } from '#ui/status';
import styles from './ship-many.module.css';
import { shipManyTexts } from './ship-many.texts.ts';
import type { ShipmentLine, UnsentLine } from './shipment-lines.ts';

type Checked = OutputOf<'trade.order.checkShipments'>['lines'][number];
type Row = ShipmentLine & Checked;

const sentOf = ({ orderId, carrier, trackingNo }: ShipmentLine) => ({ orderId, carrier, trackingNo });

interface CheckProps {
  readonly lines: readonly ShipmentLine[];
  readonly onBack: () => void;
  readonly onSent: (taskId: string, sent: { readonly good: readonly ShipmentLine[]; readonly wrong: readonly UnsentLine[] }) => void;
}

/** What is wrong with which line, before anything is sent; only the good ones go. */
export function ShipmentCheck({ lines, onBack, onSent }: CheckProps) {
  const texts = useTexts(shipManyTexts);
  const check = useRead('trade.order.checkShipments', { lines: lines.map(sentOf) });
  const rows: Row[] = (check.data?.lines ?? []).map((checked, at) => ({ ...checked, ...(lines[at] as ShipmentLine) }));
  const good = rows.filter(({ problem }) => problem === null);
  const wrong = rows.flatMap(({ problem, ...line }) => (problem === null ? [] : [{ ...line, reason: problem }]));
  const send = useWrite('trade.order.shipMany', { stale: ['ops'], onDone: ({ taskId }) => onSent(taskId, { good, wrong }) });
  if (check.isError) return <Failed onRetry={() => void check.refetch()} refusal={check.error} />;
  if (!check.data) return <ListSkeleton columns={4} />;
  // What needs a look stands first.
  const sorted = [...rows].sort((a, b) => Number(b.problem !== null) - Number(a.problem !== null) || a.row - b.row);
  return (
    <Card title={texts.check} note={texts.checkNote(rows.length)} isFlush>
      <div className={styles.summary}>
        {wrong.length > 0 ? (
          <Alert type="warning" showIcon title={texts.someWrong(wrong.length, good.length)} />
        ) : (
          <Alert type="success" showIcon title={texts.allGood} />
        )}
      </div>
      <Table<Row>
        size="medium"
        rowKey="row"
        dataSource={sorted}
        pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
        columns={[
          { title: texts.line, width: 72, dataIndex: 'row' },
          { title: texts.order, dataIndex: 'orderId' },
          { title: texts.carrier, dataIndex: 'carrier', width: 140 },
          { title: texts.trackingNo, dataIndex: 'trackingNo', width: 200 },
          { title: texts.result, width: 240, render: (_, row) => <Verdict row={row} /> },
        ]}
      />
      <footer className={styles.foot}>
        <Button onClick={onBack}>{texts.another}</Button>
        <Button type="primary" disabled={good.length === 0} loading={send.isPending} onClick={() => send.send({ lines: good.map(sentOf) })}>
          {texts.send(good.length)}
        </Button>
      </footer>
    </Card>
  );
}

function Verdict({ row: { problem, warning } }: { readonly row: Row }) {
  const texts = useTexts(shipManyTexts);
  if (problem !== null) return <Status tone="bad">{texts.problems[problem]}</Status>;
  if (warning !== null) return <Status tone="warn">{texts.warnings[warning]}</Status>;
  return <Status tone="good">{texts.good}</Status>;
}
