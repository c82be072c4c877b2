import type { ShopContext } from '@qianpu/contract/shop-context';
import type { BlockProps } from '@qianpu/contract/types';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import ChevronRight from '#icons/chevron-right';
import type { BlockViewProps } from '#lib/block-view';
import { PageLink } from '#navigation/page-link';
import { useShop } from '#session/shop-context';
import { FailedPart } from '#ui/failed';
import { Icon } from '#ui/icon';
import { SectionHeader } from '#ui/section-header';
import { BlockSkeleton } from '#ui/skeleton';
import { ClaimableCoupon } from './claimable-coupon.tsx';
import { couponTexts } from './coupon.texts.ts';
import styles from './coupon-block.module.css';
import type { CouponCard } from './coupon-queries.ts';
import { someCoupons } from './coupon-queries.ts';
import { TicketList } from './coupon-ticket.tsx';
import { SmallCoupon } from './small-coupon.tsx';
import { useOwnRead } from './use-own-read.ts';

export const queries = ({ couponIds }: BlockProps<'coupon'>, { cid }: ShopContext) => [someCoupons(cid, couponIds)];

/** Coupons of a decorated page, claimed in place. Nothing to claim leaves no gap. */
export function View({ props: { title, couponIds, layout } }: BlockViewProps<'coupon'>) {
  const { cid } = useShop();
  const { failed } = useTexts(couponTexts);
  const { data, isError, refetch } = useOwnRead(someCoupons(cid, couponIds));
  if (data?.length === 0) return null;
  return (
    <section className={styles.block}>
      {title && (
        <SectionHeader title={title} subtitle="" place="floor">
          <ToCentre of={title} />
        </SectionHeader>
      )}
      {data && <Coupons coupons={data} layout={layout} />}
      {!data && (isError ? <FailedPart text={failed} onRetry={refetch} /> : <BlockSkeleton />)}
    </section>
  );
}

function Coupons({ coupons, layout }: Pick<BlockProps<'coupon'>, 'layout'> & { readonly coupons: readonly CouponCard[] }) {
  if (layout === 'list')
    return (
      <TicketList>
        {coupons.map((coupon) => (
          <li key={coupon.id}>
            <ClaimableCoupon coupon={coupon} />
          </li>
        ))}
      </TicketList>
    );
  return (
    <ul className={styles.rail}>
      {coupons.map((coupon) => (
        <li key={coupon.id}>
          <SmallCoupon coupon={coupon} />
        </li>
      ))}
    </ul>
  );
}

function ToCentre({ of }: { readonly of: string }) {
  const { more, moreOf } = useMessages();
  return (
    <PageLink page="getCoupons" className={styles.more} aria-label={moreOf(of)}>
      {more}
      <Icon of={ChevronRight} size={14} />
    </PageLink>
  );
}
