import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useNavigate } from 'react-router';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { useShopPath } from '#lib/current-shop';
import { useShopNames } from '#session/shops';
import styles from './activities.module.css';
import { activitiesTexts } from './activities.texts.ts';
import type { Activity } from './activity.types.ts';
import { findingTexts } from './finding.texts.ts';
import { findingsIn, findingText } from './finding-text.ts';

type ActedActivity = Pick<Activity, 'id' | 'name' | 'revision' | 'state'>;

/** Publishing and ending; both ask first, for neither can be taken back. */
export function useActivitySteps({ id, name, revision, state }: ActedActivity) {
  const texts = useTexts(activitiesTexts);
  const { message, modal } = App.useApp();
  const refuse = useRefusal(id);
  const publishing = useWrite('marketing.activity.publish', {
    onDone: () => void message.success(texts.done.publish(name)),
    onRefused: ({ outcome }, failure) => refuse(failure, 'data' in outcome ? outcome.data : undefined),
  });
  const ending = useWrite('marketing.activity.end', {
    onDone: () => void message.success(texts.done.end(name)),
    onRefused: (_refusal, failure) => refuse(failure, undefined),
  });
  const publish = () =>
    modal.confirm({
      title: texts.publishAsk(name),
      content: texts.publishText,
      okText: texts.publish,
      cancelText: texts.cancel,
      onOk: () => publishing.sendAsync({ id, revision }).catch(() => undefined),
    });
  const isDraft = state === 'DRAFT';
  const end = () =>
    modal.confirm({
      title: isDraft ? texts.discardAsk(name) : texts.endAsk(name),
      content: isDraft ? texts.discardText : texts.endText,
      okText: isDraft ? texts.discard : state === 'SOON' ? texts.callOff : texts.end,
      okButtonProps: { danger: true },
      cancelText: texts.cancel,
      onOk: () => ending.sendAsync({ id, revision }).catch(() => undefined),
    });
  return { publish, end, isPending: publishing.isPending || ending.isPending };
}

/** What stands against publishing is listed with the way to mend it; what a colleague changed is read anew. */
function useRefusal(id: string) {
  const texts = useTexts(activitiesTexts);
  const words = useTexts(findingTexts);
  const shopName = useShopNames();
  const { modal, message } = App.useApp();
  const client = useQueryClient();
  const navigate = useNavigate();
  const shopPath = useShopPath();
  return (failure: string | undefined, data: unknown): boolean => {
    if (failure === 'ACTIVITY_CHANGED') {
      void client.invalidateQueries({ predicate: ({ queryKey: [read] }) => String(read).startsWith('marketing.activity.') });
      void message.warning(texts.changed);
      return true;
    }
    if (failure !== 'ACTIVITY_UNFIT' && failure !== 'BAD_INPUT') return false;
    const findings = findingsIn(data).filter(({ isFatal }) => isFatal);
    const lines = [...new Set(findings.map((finding) => findingText(finding, shopName, words)))];
    void modal.confirm({
      title: texts.unfit(findings.length),
      content: (
        <ul className={styles.findings}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ),
      okText: texts.toEdit,
      cancelText: texts.close,
      onOk: () => void navigate(shopPath(`/activities/${id}/edit`)),
    });
    return true;
  };
}
