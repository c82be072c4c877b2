import { Button, Dropdown } from 'antd';
import { useNavigate } from 'react-router';
import { useTexts } from '#i18n/texts';
import Ellipsis from '#icons/ellipsis';
import { useShopPath } from '#lib/current-shop';
import { useMay } from '#session/me';
import { Icon } from '#ui/icon';
import { PageLink } from '#ui/page';
import styles from './activities.module.css';
import { activitiesTexts } from './activities.texts.ts';
import type { Activity } from './activity.types.ts';
import { useActivitySteps } from './use-activity-steps.tsx';

/** What is done with an activity of the list: its page as a word, the rest below a button. */
export function ActivityActions({ activity }: { readonly activity: Activity }) {
  const texts = useTexts(activitiesTexts);
  const items = useActivityMenu(activity);
  return (
    <div className={styles.actions}>
      <PageLink to={`/activities/${activity.id}`}>{texts.open}</PageLink>
      {items.length > 0 && (
        <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
          <Button type="text" size="small" aria-label={texts.more(activity.name)} icon={<Icon of={Ellipsis} />} />
        </Dropdown>
      )}
    </div>
  );
}

/** Everything the person may do with an activity now, as entries of a menu. */
export function useActivityMenu(activity: Pick<Activity, 'id' | 'name' | 'revision' | 'state'>) {
  const texts = useTexts(activitiesTexts);
  const may = useMay();
  const navigate = useNavigate();
  const shopPath = useShopPath();
  const steps = useActivitySteps(activity);
  const { id, state } = activity;
  const mayWrite = may('marketing.activity.save');
  const endings = { DRAFT: texts.discard, SOON: texts.callOff, ON: texts.end, ENDED: '' };
  return [
    may('marketing.activity.publish') && state === 'DRAFT' && { key: 'publish', label: texts.publish, onClick: () => void steps.publish() },
    mayWrite && state !== 'ENDED' && { key: 'edit', label: texts.edit, onClick: () => void navigate(shopPath(`/activities/${id}/edit`)) },
    mayWrite && { key: 'copy', label: texts.copy, onClick: () => void navigate(shopPath(`/activities/new?from=${id}`)) },
    may('marketing.activity.end') &&
      state !== 'ENDED' && { key: 'end', label: endings[state], danger: true, onClick: () => void steps.end() },
  ].filter((item) => item !== false);
}
