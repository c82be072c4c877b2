import { App } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { useShopPath } from '#lib/current-shop';
import { useLeaveGuard } from '#lib/leave-guard';
import type { Coupon } from '../coupon.types.ts';
import { editTexts } from './edit.texts.ts';

/** Saves, publishes if wanted, and goes on to the coupon's page. */
export function useSaving(coupon: Coupon | null, isDirty: boolean) {
  const texts = useTexts(editTexts);
  const { message } = App.useApp();
  const navigate = useNavigate();
  const shopPath = useShopPath();
  const release = useLeaveGuard(isDirty);
  const isPublished = useRef(false);
  const [isConflict, setConflict] = useState(false);
  const publish = useWrite('marketing.coupon.setState');
  const isDraft = coupon === null || coupon.state === 'DRAFT';
  const done = async ({ id, revision }: { id: string; revision: number }, { name }: { name: string }) => {
    const isOn =
      isPublished.current &&
      (await publish.sendAsync({ id, revision, state: 'ON' }).then(
        () => true,
        () => false,
      ));
    void message.success(isOn ? texts.done.ON(name) : isDraft ? texts.savedDraft(name) : texts.saved(name));
    release();
    void navigate(shopPath(`/coupons/${id}`), { replace: true });
  };
  return {
    done: (output: { id: string; revision: number }, input: { name: string }) => void done(output, input),
    onRefused: (name: string | undefined) => {
      if (name !== 'COUPON_CHANGED') return false;
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
