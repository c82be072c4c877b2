import { Progress } from 'antd';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { countText } from '#lib/count';
import { Failed } from '#ui/failed';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card } from '#ui/page';
import styles from './simulation.module.css';
import { simulationTexts } from './simulation.texts.ts';
import { SimulationReport } from './simulation-report.tsx';

const ASK_MS = 1_500;
/** How far a simulation is, then what came of it. Asked again until it has ended. */
export function Simulation({ taskId }: { readonly taskId: string }) {
  const texts = useTexts(simulationTexts);
  const first = useRead('marketing.activity.simulation', { taskId });
  const isOpen = first.data === undefined || first.data.state === 'WAITING' || first.data.state === 'RUNNING';
  // The same entry of the cache: only how often it is asked for differs.
  useRead('marketing.activity.simulation', { taskId }, { enabled: isOpen && !first.isError, refetchEveryMs: ASK_MS });
  if (first.isError) return <Failed refusal={first.error} onRetry={() => void first.refetch()} />;
  if (!first.data)
    return (
      <Card isFlush>
        <ListSkeleton columns={3} />
      </Card>
    );
  const { state, done, total, result } = first.data;
  if (state === 'FAILED')
    return (
      <Card>
        <div role="alert" className={styles.failed}>
          <b>{texts.failed}</b>
          <p>{texts.failedText}</p>
        </div>
      </Card>
    );
  if (state === 'DONE' && result) return <SimulationReport result={result} />;
  const said = state === 'WAITING' ? texts.waiting : total === null ? texts.counting : texts.running(countText(done), countText(total));
  return (
    <Card>
      <div className={styles.waiting}>
        <p aria-live="polite">{said}</p>
        <Progress aria-label={texts.progress} percent={total ? Math.floor((100 * done) / total) : 0} />
        <small>{texts.leave}</small>
      </div>
    </Card>
  );
}
