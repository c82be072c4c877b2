import { useTexts } from '#i18n/texts';
import { useShopNames } from '#session/shops';
import type { ListColumn } from '#ui/list/list.types';
import { PageLink } from '#ui/page';
import { Status } from '#ui/status';
import styles from './activities.module.css';
import { activitiesTexts } from './activities.texts.ts';
import type { Activity } from './activity.types.ts';
import { ActivityActions } from './activity-actions.tsx';
import { minuteText, shopsText, stateTones, termsText } from './activity-words.ts';
import { activityWords } from './words.texts.ts';

export function useActivityColumns(): readonly ListColumn<Activity>[] {
  const texts = useTexts(activitiesTexts);
  const words = useTexts(activityWords);
  const shopName = useShopNames();
  return [
    { key: 'activity', title: texts.activity, render: (activity) => <Name activity={activity} /> },
    { key: 'kind', title: texts.kind, width: 128, render: ({ terms }) => words.kinds[terms.kind] },
    {
      key: 'shops',
      title: texts.shops,
      width: 136,
      render: ({ cids }) => (
        <span className={styles.line} title={cids.map(shopName).join(' · ') || undefined}>
          {shopsText(cids, shopName, words)}
        </span>
      ),
    },
    {
      key: 'time',
      title: texts.time,
      width: 152,
      render: ({ startsAt, endsAt }) => (
        <div className={styles.time}>
          <span>{minuteText(startsAt)}</span>
          <small>→ {minuteText(endsAt)}</small>
        </div>
      ),
    },
    {
      key: 'state',
      title: texts.state,
      width: 112,
      render: ({ state }) => <Status tone={stateTones[state]}>{words.statuses[state]}</Status>,
    },
    { key: 'actions', title: texts.actions, width: 96, render: (activity) => <ActivityActions activity={activity} /> },
  ];
}

function Name({ activity: { id, name, terms, audience } }: { readonly activity: Activity }) {
  const texts = useTexts(activitiesTexts);
  const words = useTexts(activityWords);
  const rule = termsText(terms, words);
  return (
    <div className={styles.name}>
      <PageLink to={`/activities/${id}`} className={styles.title}>
        <span title={name}>{name}</span>
      </PageLink>
      <small title={rule}>
        {audience === 'NEW' && <em>{texts.onlyNew}</em>}
        {rule}
      </small>
    </div>
  );
}
