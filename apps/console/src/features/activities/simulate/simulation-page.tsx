import { useSearchParams } from 'react-router';
import { useTexts } from '#i18n/texts';
import { Empty } from '#ui/empty';
import { Card, Page, PageLink } from '#ui/page';
import { simulationTexts } from './simulation.texts.ts';
import { Simulation } from './simulation.tsx';

/** The simulation the address names: it can be sent to a colleague, and is there again after a reload. */
export function SimulationPage() {
  const texts = useTexts(simulationTexts);
  const [params] = useSearchParams();
  const taskId = params.get('task');
  return (
    <Page title={texts.simulation} back="/activities" aside={texts.about}>
      {taskId === null ? (
        <Card isFlush>
          <Empty {...texts.none} action={<PageLink to="/activities">{texts.toActivities}</PageLink>} />
        </Card>
      ) : (
        <Simulation key={taskId} taskId={taskId} />
      )}
    </Page>
  );
}
