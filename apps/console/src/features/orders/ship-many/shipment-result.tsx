import { Alert, Button, Progress, Table } from 'antd';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { Card } from '#ui/page';
import { Status } from '#ui/status';
import styles from './ship-many.module.css';
import { shipManyTexts } from './ship-many.texts.ts';
import type { ShipmentLine } from './shipment-lines.ts';

interface LineResult {
  readonly orderId: string;
  readonly failure: keyof (typeof shipManyTexts)['zhCN']['problems'] | null;
}

interface ResultProps {
  readonly taskId: string;
  readonly lines: readonly ShipmentLine[];
  readonly onMore: () => void;
}

/** Progress while it runs, then what became of each line. */
export function ShipmentResult({ taskId, lines, onMore }: ResultProps) {
  const texts = useTexts(shipManyTexts);
  const task = useRead('ops.task.find', { id: taskId }, { refetchEveryMs: 1_000 });
  const { state = 'WAITING', done = 0, total = null, result = {} } = task.data ?? {};
  const results = (result.lines ?? []) as readonly LineResult[];
  const failed = results.filter(({ failure }) => failure !== null);
  const share = Math.round((100 * done) / (total ?? lines.length));
  return (
    <Card title={texts.resultTitle}>
      <div className={styles.result}>
        <Progress
          percent={state === 'DONE' ? 100 : share}
          status={state === 'FAILED' ? 'exception' : state === 'DONE' ? 'success' : 'active'}
          aria-label={texts.progress}
        />
        {state === 'FAILED' && <Alert type="error" showIcon title={texts.failed} />}
        {state === 'DONE' && (
          <Alert
            type={failed.length > 0 ? 'warning' : 'success'}
            showIcon
            title={texts.done(results.length - failed.length, failed.length)}
          />
        )}
        {failed.length > 0 && (
          <Table<LineResult>
            size="small"
            rowKey="orderId"
            dataSource={failed}
            pagination={false}
            columns={[
              { title: texts.order, dataIndex: 'orderId' },
              { title: texts.result, render: (_, { failure }) => failure && <Status tone="bad">{texts.problems[failure]}</Status> },
            ]}
          />
        )}
        {state === 'DONE' && <Button onClick={onMore}>{texts.more}</Button>}
      </div>
    </Card>
  );
}
