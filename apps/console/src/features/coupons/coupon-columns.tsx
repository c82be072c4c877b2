import { useTexts } from '#i18n/texts';
import { countText } from '#lib/count';
import { useShopNames } from '#session/shops';
import type { ListColumn } from '#ui/list/list.types';
import { PageLink } from '#ui/page';
import { Status } from '#ui/status';
import type { Coupon } from './coupon.types.ts';
import { CouponActions } from './coupon-actions.tsx';
import { shopsText, statusOf, statusTones, validityText, worthText } from './coupon-words.ts';
import styles from './coupons.module.css';
import { couponsTexts } from './coupons.texts.ts';
import { couponWords } from './words.texts.ts';

export function useCouponColumns(): readonly ListColumn<Coupon>[] {
  const texts = useTexts(couponsTexts);
  const words = useTexts(couponWords);
  const shopName = useShopNames();
  const now = Date.now();
  return [
    { key: 'coupon', title: texts.coupons, render: (coupon) => <Name coupon={coupon} /> },
    {
      key: 'shops',
      title: texts.shops,
      width: 120,
      render: ({ cids }) => (
        <span className={styles.line} title={cids.map(shopName).join(' · ') || undefined}>
          {shopsText(cids, shopName, words)}
        </span>
      ),
    },
    { key: 'validity', title: texts.validity, width: 184, render: (coupon) => validityText(coupon, words) },
    { key: 'claimed', title: texts.claimed, width: 112, isFigure: true, render: (coupon) => <Claimed coupon={coupon} /> },
    {
      key: 'used',
      title: texts.used,
      width: 88,
      isFigure: true,
      render: ({ used, claimed }) => (
        <div className={styles.used}>
          {countText(used)}
          {claimed > 0 && <small>{texts.usedShare(Math.round((used / claimed) * 100))}</small>}
        </div>
      ),
    },
    {
      key: 'state',
      title: texts.state,
      width: 128,
      render: (coupon) => {
        const status = statusOf(coupon, now);
        return <Status tone={statusTones[status]}>{words.statuses[status]}</Status>;
      },
    },
    { key: 'actions', title: texts.actions, width: 88, render: (coupon) => <CouponActions coupon={coupon} /> },
  ];
}

function Name({ coupon }: { readonly coupon: Coupon }) {
  const texts = useTexts(couponsTexts);
  const words = useTexts(couponWords);
  return (
    <div className={styles.name}>
      <PageLink to={`/coupons/${coupon.id}`} className={styles.title}>
        <span title={coupon.name}>{coupon.name}</span>
      </PageLink>
      <small>
        {worthText(coupon, words)}
        {!coupon.isShown && <em>{texts.hidden}</em>}
      </small>
    </div>
  );
}

function Claimed({ coupon: { claimed, total } }: { readonly coupon: Coupon }) {
  const texts = useTexts(couponsTexts);
  const words = useTexts(couponWords);
  return (
    <div className={styles.claimed} data-full={total > 0 && claimed >= total}>
      <span>{texts.claimedOf(countText(claimed), total > 0 ? countText(total) : words.unlimited)}</span>
      {total > 0 && (
        <i>
          <u style={{ width: `${Math.min(100, (claimed / total) * 100)}%` }} />
        </i>
      )}
    </div>
  );
}
