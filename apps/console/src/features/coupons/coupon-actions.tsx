import { Button, Dropdown } from 'antd';
import { useNavigate } from 'react-router';
import { useTexts } from '#i18n/texts';
import Ellipsis from '#icons/ellipsis';
import { useShopPath } from '#lib/current-shop';
import { useMay } from '#session/me';
import { Icon } from '#ui/icon';
import { PageLink } from '#ui/page';
import type { Coupon } from './coupon.types.ts';
import styles from './coupons.module.css';
import { couponsTexts } from './coupons.texts.ts';
import { useCouponState } from './use-coupon-state.ts';

/** What is done with a coupon of the list: the next step as a word, the rest below a button. */
export function CouponActions({ coupon }: { readonly coupon: Coupon }) {
  const texts = useTexts(couponsTexts);
  const items = useCouponSteps(coupon);
  return (
    <div className={styles.actions}>
      <PageLink to={`/coupons/${coupon.id}`}>{texts.open}</PageLink>
      {items.length > 0 && (
        <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
          <Button type="text" size="small" aria-label={texts.more(coupon.name)} icon={<Icon of={Ellipsis} />} />
        </Dropdown>
      )}
    </div>
  );
}

/** Everything the person may do with a coupon now, as entries of a menu. */
export function useCouponSteps(coupon: Coupon) {
  const texts = useTexts(couponsTexts);
  const may = useMay();
  const navigate = useNavigate();
  const shopPath = useShopPath();
  const steps = useCouponState(coupon);
  const { id, state } = coupon;
  const [mayWrite, mayMove] = [may('marketing.coupon.save'), may('marketing.coupon.setState')];
  return [
    mayMove && state === 'DRAFT' && { key: 'publish', label: texts.publish, onClick: () => void steps.publish() },
    mayMove && state === 'ON' && { key: 'pause', label: texts.pause, onClick: steps.pause },
    mayMove && state === 'PAUSED' && { key: 'resume', label: texts.resume, onClick: steps.resume },
    mayWrite && state !== 'ENDED' && { key: 'edit', label: texts.edit, onClick: () => void navigate(shopPath(`/coupons/${id}/edit`)) },
    mayWrite && { key: 'copy', label: texts.copy, onClick: () => void navigate(shopPath(`/coupons/new?from=${id}`)) },
    mayMove &&
      state !== 'ENDED' && {
        key: 'end',
        label: state === 'DRAFT' ? texts.discard : texts.end,
        danger: true,
        onClick: () => void steps.end(),
      },
  ].filter((item) => item !== false);
}
