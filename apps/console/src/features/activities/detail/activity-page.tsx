import { Button, Dropdown } from 'antd';
import { useNavigate, useParams } from 'react-router';
import { useRead } from '#api/use-read';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { useShopPath } from '#lib/current-shop';
import { useMay } from '#session/me';
import { Failed } from '#ui/failed';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card, Columns, Page } from '#ui/page';
import { Status } from '#ui/status';
import { useActivityMenu } from '../activity-actions.tsx';
import { stateTones } from '../activity-words.ts';
import { activityWords } from '../words.texts.ts';
import { detailTexts } from './detail.texts.ts';
import type { ActivityProps } from './detail.types.ts';
import { FiguresCard } from './figures-card.tsx';
import { FindingsCard } from './findings-card.tsx';
import { LinkCard } from './link-card.tsx';
import { StockCard } from './stock-card.tsx';
import { TermsCard } from './terms-card.tsx';
import { TrendCard } from './trend-card.tsx';

/** While it runs, its figures grow under the eyes of who looks on. */
const ASK_MS = 30_000;

/** One activity: what it brings, what is left of its stock, what it promises. */
export function ActivityPage() {
  const texts = useTexts(detailTexts);
  const { id = '' } = useParams();
  const read = useRead('marketing.activity.find', { id });
  if (read.data) return <Loaded key={id} activity={read.data} />;
  return (
    <Page title={texts.activity} back="/activities">
      <Card isFlush>
        {read.isError ? <Failed refusal={read.error} onRetry={() => void read.refetch()} /> : <ListSkeleton columns={3} />}
      </Card>
    </Page>
  );
}

function Loaded({ activity }: ActivityProps) {
  const words = useTexts(activityWords);
  const { state, terms } = activity;
  return (
    <Page
      title={activity.name}
      back="/activities"
      aside={
        <Status tone={stateTones[state]} isPill>
          {words.statuses[state]}
        </Status>
      }
      actions={<Actions activity={activity} />}
    >
      <Columns
        aside={
          <>
            <TermsCard activity={activity} />
            {terms.kind === 'PRIVILEGED' && state !== 'ENDED' && <LinkCard activity={activity} />}
          </>
        }
      >
        {state === 'DRAFT' && <FindingsCard activity={activity} />}
        {state !== 'DRAFT' && <Sales activity={activity} />}
        {activity.goods.length > 0 && <StockCard activity={activity} />}
      </Columns>
    </Page>
  );
}

function Sales({ activity: { id, state } }: ActivityProps) {
  const figures = useRead('marketing.activity.figures', { id }, state === 'ON' ? { refetchEveryMs: ASK_MS } : {});
  if (figures.isError)
    return (
      <Card isFlush>
        <Failed refusal={figures.error} onRetry={() => void figures.refetch()} />
      </Card>
    );
  if (figures.data === undefined)
    return (
      <Card isFlush>
        <ListSkeleton columns={4} />
      </Card>
    );
  return (
    <>
      <FiguresCard figures={figures.data} />
      <TrendCard figures={figures.data} />
    </>
  );
}

/** The likeliest step as a button, the others below another. */
function Actions({ activity }: ActivityProps) {
  const texts = useTexts(detailTexts);
  const navigate = useNavigate();
  const shopPath = useShopPath();
  const may = useMay();
  const steps = useActivityMenu(activity);
  const publish = steps.find(({ key }) => key === 'publish');
  const rest = steps.filter(({ key }) => key !== 'edit' && key !== 'publish');
  return (
    <>
      {rest.length > 0 && (
        <Dropdown menu={{ items: rest }} trigger={['click']} placement="bottomRight">
          <Button aria-label={texts.more(activity.name)}>{texts.moreSteps}</Button>
        </Dropdown>
      )}
      {activity.state !== 'ENDED' && may('marketing.activity.simulate') && may('marketing.activity.simulation') && (
        <SimulateButton activity={activity} />
      )}
      {steps.some(({ key }) => key === 'edit') && (
        <Button onClick={() => void navigate(shopPath(`/activities/${activity.id}/edit`))}>{texts.edit}</Button>
      )}
      {publish && (
        <Button type="primary" onClick={publish.onClick}>
          {texts.publish}
        </Button>
      )}
    </>
  );
}

function SimulateButton({ activity }: ActivityProps) {
  const texts = useTexts(detailTexts);
  const navigate = useNavigate();
  const shopPath = useShopPath();
  const write = useWrite('marketing.activity.simulate', {
    onDone: ({ taskId }) => void navigate(shopPath(`/activities/simulation?task=${taskId}`)),
  });
  const { name, cids, startsAt, endsAt, audience, refuses, terms, goods } = activity;
  return (
    <Button
      loading={write.isPending}
      onClick={() => write.send({ days: 30, activity: { name, cids, startsAt, endsAt, audience, refuses, terms, goods } })}
    >
      {texts.simulate}
    </Button>
  );
}
