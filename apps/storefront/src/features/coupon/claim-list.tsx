import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { Button } from '#ui/button';
import { ExactPrices } from '#ui/price';
import styles from './claim-list.module.css';
import { couponTexts } from './coupon.texts.ts';
import type { CouponCard } from './coupon-queries.ts';
import { CouponTicket, TicketNote } from './coupon-ticket.tsx';
import { periodOf } from './coupon-words.ts';
import { useClaim } from './use-claim.ts';

interface ClaimListProps {
  readonly coupons: readonly CouponCard[];
  /** The shop they are claimed in. */
  readonly shopId: string;
}

/** Coupons within a sheet, claimed in place: whoever claims goes on with what is behind it. Those that can be claimed stand first. */
export const ClaimList = ({ coupons, shopId }: ClaimListProps) => (
  // What a coupon says is no sum of the page behind.
  <ExactPrices value={false}>
    <ul className={styles.list}>
      {coupons.toSorted(claimableFirst).map((coupon) => (
        <li key={coupon.id}>
          <ClaimRow coupon={coupon} shopId={shopId} />
        </li>
      ))}
    </ul>
  </ExactPrices>
);

const claimableFirst = (one: CouponCard, other: CouponCard) =>
  Number(other.claimState === 'CLAIMABLE') - Number(one.claimState === 'CLAIMABLE');

function ClaimRow({ coupon, shopId }: Pick<ClaimListProps, 'shopId'> & { readonly coupon: CouponCard }) {
  const texts = useTexts(couponTexts);
  const { lang } = useMessages();
  const { claim, isClaiming } = useClaim(coupon.id, { shopId });
  const { claimState } = coupon;
  const isClaimable = claimState === 'CLAIMABLE';
  const words = {
    CLAIMABLE: texts.claim,
    CLAIMED: texts.claimed,
    SOLD_OUT: texts.soldOut,
    SOON: texts.soon,
    PAUSED: texts.paused,
    OVER: texts.over,
    NOT_FOR_YOU: texts.notForYou,
  };
  return (
    <CouponTicket
      terms={coupon}
      isQuiet={!isClaimable && claimState !== 'CLAIMED'}
      action={
        <Button isBusy={isClaiming} disabled={!isClaimable} aria-label={`${words[claimState]} ${coupon.name}`} onClick={claim}>
          {words[claimState]}
        </Button>
      }
    >
      <TicketNote>{texts.scope[coupon.scopeBy]}</TicketNote>
      <TicketNote>{periodOf(coupon, lang)}</TicketNote>
    </CouponTicket>
  );
}
