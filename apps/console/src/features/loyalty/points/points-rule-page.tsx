import { useState } from 'react';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { useMay } from '#session/me';
import { Failed } from '#ui/failed';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card, Columns, Page } from '#ui/page';
import styles from './points.module.css';
import { pointsTexts } from './points.texts.ts';
import { RuleExample } from './rule-example.tsx';
import { RuleForm, type RuleValues } from './rule-form.tsx';

/** What buying earns, what levels make of it, when it ends, and what points pay. */
export function PointsRulePage() {
  const texts = useTexts(pointsTexts);
  const may = useMay();
  const rule = useRead('member.points.rule', {}, { isAskedAnew: true });
  const [typed, setTyped] = useState<RuleValues | null>(null);
  const perYuan = typed ? typed.pointsPerYuan : rule.data?.pointsPerYuan;
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
        <Card title={texts.rule}>
          {rule.isError ? (
            <Failed refusal={rule.error} onRetry={() => void rule.refetch()} />
          ) : rule.data ? (
            // A later revision is a new form: what a colleague saved is seen before it is overwritten.
            <RuleForm key={rule.data.revision} rule={rule.data} typed={typed} onTyped={setTyped} onStale={() => void rule.refetch()} />
          ) : (
            <ListSkeleton columns={1} />
          )}
        </Card>
        {may('member.level.list') && <RuleExample pointsPerYuan={perYuan ?? 0} />}
      </Columns>
    </Page>
  );
}
