import { Alert, Button, Progress, Table } from 'antd';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import Download from '#icons/download';
import { saveFile } from '#lib/save-file';
import { writeRows } from '#lib/spreadsheet';
import { Icon } from '#ui/icon';
import { Card } from '#ui/page';
import { Status } from '#ui/status';
import styles from './ship-many.module.css';
import { shipManyTexts } from './ship-many.texts.ts';
import { type ShipmentLine, type UnsentLine, unsentLines } from './shipment-lines.ts';

interface ResultProps {
  readonly taskId: string;
  readonly good: readonly ShipmentLine[];
  readonly wrong: readonly UnsentLine[];
  readonly onMore: () => void;
}

/** Progress while it runs, then every line of the sheet that was not sent, and why. */
export function ShipmentResult({ taskId, good, wrong, onMore }: ResultProps) {
  const texts = useTexts(shipManyTexts);
  const task = useRead('ops.task.find', { id: taskId }, { refetchEveryMs: 1_000 });
  const { state = 'WAITING', done = 0, total = null, result = {} } = task.data ?? {};
  const results = (result.lines ?? []) as readonly { readonly orderId: string; readonly failure: UnsentLine['reason'] | null }[];
  const unsent = unsentLines({ good, wrong }, results);
  const share = Math.round((100 * done) / (total ?? good.length));
  const save = async () => {
    const rows = unsent.map(({ orderId, carrier, trackingNo, reason }) => [orderId, carrier, trackingNo, texts.problems[reason]]);
    saveFile('unsent.xlsx', await writeRows([[...texts.head, texts.reason], ...rows], [24, 16, 24, 32]));
  };
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
            type={unsent.length > 0 ? 'warning' : 'success'}
            showIcon
            title={texts.done(good.length + wrong.length - unsent.length, unsent.length)}
          />
        )}
        {unsent.length > 0 && (
          <Table<UnsentLine>
            className={styles.unsent ?? ''}
            size="small"
            rowKey="row"
            dataSource={unsent}
            pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
            columns={[
              { title: texts.line, width: 72, dataIndex: 'row' },
              { title: texts.order, dataIndex: 'orderId' },
              { title: texts.trackingNo, width: 200, dataIndex: 'trackingNo' },
              { title: texts.reason, width: 240, render: (_, { reason }) => <Status tone="bad">{texts.problems[reason]}</Status> },
            ]}
          />
        )}
        {state === 'DONE' && (
          <div className={styles.next}>
            {unsent.length > 0 && (
              <Button icon={<Icon of={Download} />} onClick={() => void save()}>
                {texts.saveUnsent(unsent.length)}
              </Button>
            )}
            <Button onClick={onMore}>{texts.more}</Button>
          </div>
        )}
      </div>
    </Card>
  );
}
