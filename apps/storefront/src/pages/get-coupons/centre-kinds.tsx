import type { OutputOf } from '@qianpu/contract/types';
import { CouponChip, couponChipsClass } from '#features/coupon';
import { useTexts } from '#i18n/texts';
import { getCouponsTexts } from './get-coupons.texts.ts';

const kinds = ['all', 'shop', 'merchant'] as const;
export type CouponKind = (typeof kinds)[number];

type Centre = OutputOf<'marketing.storeCoupon.list'>['list'];

/** 405 is one shop's, 406 counts in several or all (spec 2.3). */
export const isOfKind = ({ activityType }: Centre[number], kind: CouponKind): boolean =>
  kind === 'all' || (kind === 'shop') === (activityType === 405);

interface CentreKindsProps {
  readonly coupons: Centre;
  readonly current: CouponKind;
  readonly onChoose: (kind: CouponKind) => void;
}

/** Nothing where all coupons are of one kind. */
export function CentreKinds({ coupons, current, onChoose }: CentreKindsProps) {
  const texts = useTexts(getCouponsTexts);
  if (new Set(coupons.map(({ activityType }) => activityType)).size < 2) return null;
  return (
    <div className={couponChipsClass}>
      {kinds.map((kind) => (
        <CouponChip key={kind} text={texts.kinds[kind]} isOn={kind === current} onClick={() => onChoose(kind)} />
      ))}
    </div>
  );
}
