import { App, Button, Form } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { useMay } from '#session/me';
import { Failed } from '#ui/failed';
import { CallForm } from '#ui/form/call-form';
import { CountInput } from '#ui/form/inputs';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card, Columns, Page } from '#ui/page';
import styles from './points.module.css';
import { pointsTexts } from './points.texts.ts';
import { RuleExample } from './rule-example.tsx';

interface Values {
  readonly pointsPerYuan: number | null;
}

/** What buying earns, what levels make of it, when it ends. */
export function PointsRulePage() {
  const texts = useTexts(pointsTexts);
  const may = useMay();
  const rule = useRead('member.points.rule', {}, { isAskedAnew: true });
  const [typed, setTyped] = useState<number | null>(null);
  const perYuan = typed ?? rule.data?.pointsPerYuan ?? 0;
  return (
    <Page title={texts.pointsRule}>
      <Columns
        aside={
          <Card title={texts.rules}>
            <ul className={styles.rules}>
              {texts.ruleLines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Card>
        }
      >
        <Card title={texts.earn}>
          {rule.isError ? (
            <Failed refusal={rule.error} onRetry={() => void rule.refetch()} />
          ) : rule.data ? (
            // A later revision is a new form: what a colleague saved is seen before it is overwritten.
            <RuleForm key={rule.data.revision} rule={rule.data} onTyped={setTyped} onStale={() => void rule.refetch()} />
          ) : (
            <ListSkeleton columns={1} />
          )}
        </Card>
        {may('member.level.list') && <RuleExample pointsPerYuan={perYuan} />}
      </Columns>
    </Page>
  );
}

interface RuleFormProps {
  readonly rule: OutputOf<'member.points.rule'>;
  readonly onTyped: (pointsPerYuan: number | null) => void;
  readonly onStale: () => void;
}

function RuleForm({ rule: { pointsPerYuan, revision }, onTyped, onStale }: RuleFormProps) {
  const texts = useTexts(pointsTexts);
  const { message } = App.useApp();
  const mayWrite = useMay()('member.points.saveRule');
  return (
    <CallForm<'member.points.saveRule', Values>
      call="member.points.saveRule"
      initial={{ pointsPerYuan }}
      toInput={(values) => ({ revision, pointsPerYuan: values.pointsPerYuan as number })}
      onValuesChange={(values) => onTyped(values.pointsPerYuan)}
      onDone={() => {
        onTyped(null);
        void message.success(texts.saved);
      }}
      onRefused={(name) => {
        if (name !== 'LEVELS_CHANGED') return false;
        void message.warning(texts.changed);
        onTyped(null);
        onStale();
        return true;
      }}
    >
      {({ isPending }) => (
        <div className={styles.form}>
          <Form.Item name="pointsPerYuan" label={texts.perYuan} extra={texts.perYuanHint}>
            <CountInput min={0} max={100} unit={texts.points} isDisabled={!mayWrite} />
          </Form.Item>
          {mayWrite && (
            <Button type="primary" htmlType="submit" loading={isPending}>
              {texts.save}
            </Button>
          )}
        </div>
      )}
    </CallForm>
  );
}
