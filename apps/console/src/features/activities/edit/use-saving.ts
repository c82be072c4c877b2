import { App } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { useShopPath } from '#lib/current-shop';
import { useLeaveGuard } from '#lib/leave-guard';
import type { WholeActivity } from '../activity.types.ts';
import { editTexts } from './edit.texts.ts';

interface Saved {
  readonly id: string;
  readonly revision: number;
}

/** Saves, publishes if wanted, and goes on to the activity's page; to the draft again where something stands against publishing it. */
export function useSaving(activity: WholeActivity | null, isDirty: boolean, onReload: () => void) {
  const texts = useTexts(editTexts);
  const { message } = App.useApp();
  const navigate = useNavigate();
  const shopPath = useShopPath();
  const release = useLeaveGuard(isDirty);
  const isPublished = useRef(false);
  const [isConflict, setConflict] = useState(false);
  const publish = useWrite('marketing.activity.publish', {
    onRefused: (_refusal, failure) => failure === 'ACTIVITY_UNFIT' || failure === 'BAD_INPUT',
  });
  const isDraft = activity === null || activity.state === 'DRAFT';
  const goTo = (path: string) => {
    release();
    void navigate(shopPath(path), { replace: true });
  };
  const done = async ({ id, revision }: Saved, { name }: { name: string }) => {
    if (!isPublished.current) {
      void message.success(isDraft ? texts.savedDraft(name) : texts.saved(name));
      return goTo(`/activities/${id}`);
    }
    const isOn = await publish.sendAsync({ id, revision }).then(
      () => true,
      () => false,
    );
    if (isOn) {
      void message.success(texts.done.publish(name));
      return goTo(`/activities/${id}`);
    }
    void message.warning(texts.stillDraft);
    goTo(`/activities/${id}/edit`);
    // The page is the same one where a stored draft was written on.
    if (activity !== null) onReload();
  };
  return {
    done: (output: Saved, input: { name: string }) => void done(output, input),
    onRefused: (failure: string | undefined) => {
      if (failure !== 'ACTIVITY_CHANGED') return false;
      setConflict(true);
      return true;
    },
    isConflict,
    isPublishing: publish.isPending,
    publishNext: (isWanted: boolean) => {
      isPublished.current = isWanted;
    },
    release,
  };
}
