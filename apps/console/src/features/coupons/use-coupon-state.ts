import { App } from 'antd';
import { useNavigate } from 'react-router';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { useShopPath } from '#lib/current-shop';
import type { Coupon } from './coupon.types.ts';
import { couponsTexts } from './coupons.texts.ts';

type ActedCoupon = Pick<Coupon, 'id' | 'name' | 'revision' | 'state'>;

/** Steps of a coupon; what cannot be taken back asks first. */
export function useCouponState({ id, name, revision, state }: ActedCoupon) {
  const texts = useTexts(couponsTexts);
  const { message, modal } = App.useApp();
  const navigate = useNavigate();
  const shopPath = useShopPath();
  const write = useWrite('marketing.coupon.setState', {
    onDone: (_, input) => void message.success(texts.done[input.state](name)),
    onRefused: (_refusal, failure) => {
      if (failure !== 'BAD_INPUT') return false;
      void modal.confirm({
        title: texts.unfit,
        okText: texts.toEdit,
        cancelText: texts.cancel,
        onOk: () => void navigate(shopPath(`/coupons/${id}/edit`)),
      });
      return true;
    },
  });
  const set = (next: 'ON' | 'PAUSED' | 'ENDED') => write.sendAsync({ id, revision, state: next }).catch(() => undefined);
  const publish = () =>
    modal.confirm({
      title: texts.publishAsk(name),
      content: texts.publishText,
      okText: texts.publish,
      cancelText: texts.cancel,
      onOk: () => set('ON'),
    });
  const isDraft = state === 'DRAFT';
  const end = () =>
    modal.confirm({
      title: isDraft ? texts.discardAsk(name) : texts.endAsk(name),
      content: isDraft ? texts.discardText : texts.endText,
      okText: isDraft ? texts.discard : texts.end,
      okButtonProps: { danger: true },
      cancelText: texts.cancel,
      onOk: () => set('ENDED'),
    });
  return { publish, pause: () => void set('PAUSED'), resume: () => void set('ON'), end, isPending: write.isPending };
}
