import { Button } from 'antd';
import { useNavigate } from 'react-router';
import type { InputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import Plus from '#icons/plus';
import type { AddressQuery } from '#lib/address-query';
import { useShopPath } from '#lib/current-shop';
import { instantOfDay } from '#lib/time';
import { useMay } from '#session/me';
import { Icon } from '#ui/icon';
import { List } from '#ui/list/list';
import { Page } from '#ui/page';
import { activitiesTexts } from './activities.texts.ts';
import type { ActivityKind, ActivityState } from './activity.types.ts';
import { useActivityColumns } from './activity-columns.tsx';
import { KINDS } from './kinds.ts';
import { activityWords } from './words.texts.ts';

type Query = Omit<InputOf<'marketing.activity.list'>, 'pageNum' | 'pageSize'>;

const states = ['ON', 'SOON', 'DRAFT', 'ENDED'] as const;
const DAY_MS = 86_400_000;

export function ActivitiesPage() {
  const texts = useTexts(activitiesTexts);
  const { kinds } = useTexts(activityWords);
  const columns = useActivityColumns();
  const counts = { ON: useCount('ON'), SOON: useCount('SOON'), DRAFT: useCount('DRAFT'), ENDED: useCount('ENDED') };
  const add = useMay()('marketing.activity.save') && <NewActivity />;
  return (
    <Page title={texts.activities} actions={add}>
      <List
        call="marketing.activity.list"
        input={queryOf}
        keyOf={({ id }) => id}
        tabs={{
          name: 'tab',
          entries: [
            { value: 'all', label: texts.tabs.all },
            ...states.map((value) => ({ value, label: texts.tabs[value], count: counts[value] })),
          ],
        }}
        filters={[
          { kind: 'search', name: 'words', label: texts.search },
          { kind: 'select', name: 'kind', label: texts.kind, options: KINDS.map((value) => ({ value, label: kinds[value] })) },
          { kind: 'dates', name: 'time', label: texts.during },
        ]}
        columns={columns}
        empty={{ ...texts.empty, ...(add && { action: add }) }}
      />
    </Page>
  );
}

/** The call's input from what the address says; days end with their last instant. */
function queryOf({ tab, kind, words, timeFrom, timeTo }: AddressQuery): Query {
  return {
    ...(tab && { state: tab as ActivityState }),
    ...(kind && { kind: kind as ActivityKind }),
    ...(words && { words }),
    ...(timeFrom && { from: instantOfDay(timeFrom) }),
    ...(timeTo && { to: instantOfDay(timeTo) + DAY_MS - 1 }),
  };
}

/** How many of a state there are; a page of one entry says it. */
const useCount = (state: ActivityState): number | undefined =>
  useRead('marketing.activity.list', { state, pageSize: 1 }, { keepsLast: true }).data?.total;

function NewActivity() {
  const texts = useTexts(activitiesTexts);
  const navigate = useNavigate();
  const shopPath = useShopPath();
  return (
    <Button type="primary" icon={<Icon of={Plus} />} onClick={() => void navigate(shopPath('/activities/new'))}>
      {texts.newActivity}
    </Button>
  );
}
