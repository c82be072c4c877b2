import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import Check from '#icons/check';
import { shortInstantText } from '#lib/instant';
import { Button, buttonClassOf } from '#ui/button';
import { Icon } from '#ui/icon';
import styles from './claim-action.module.css';
import { couponTexts } from './coupon.texts.ts';
import type { CouponCard } from './coupon-queries.ts';
import { useClaim } from './use-claim.ts';
import { UseCouponLink } from './use-coupon-link.tsx';

interface ClaimActionProps {
  readonly coupon: CouponCard;
  readonly sharerId?: string | undefined;
  /** Across the page instead of behind a ticket's cut. */
  readonly isLarge?: boolean;
}

/** Claims a coupon, leads to what it is for once it is claimed, or says why neither is possible. */
export function ClaimAction({ coupon, sharerId, isLarge = false }: ClaimActionProps) {
  const texts = useTexts(couponTexts);
  const { lang } = useMessages();
  const { claim, isClaiming } = useClaim(coupon.id, { sharerId });
  const { id, cids, claimState, claimFrom, claimedPercent, couponId } = coupon;
  const look = { size: isLarge ? 'large' : 'small', isBlock: isLarge } as const;
  if (claimState === 'CLAIMABLE')
    return (
      <>
        <Button {...look} isBusy={isClaiming} onClick={claim}>
          {texts.claim}
        </Button>
        {claimedPercent !== null && claimedPercent > 0 && <Claimed percent={claimedPercent} />}
      </>
    );
  if (claimState === 'CLAIMED' && couponId !== null)
    return (
      <>
        <UseCouponLink id={id} cids={cids} className={buttonClassOf({ ...look, tone: isLarge ? 'solid' : 'soft' })}>
          {texts.use}
        </UseCouponLink>
        <span className={styles.note}>
          <Icon of={Check} size={14} />
          {texts.claimed}
        </span>
      </>
    );
  const words = {
    CLAIMED: texts.claimed,
    SOLD_OUT: texts.soldOut,
    SOON: texts.soon,
    PAUSED: texts.paused,
    OVER: texts.over,
    NOT_FOR_YOU: texts.notForYou,
  };
  return (
    <>
      <Button {...look} disabled>
        {words[claimState]}
      </Button>
      {claimState === 'SOON' && claimFrom !== null && (
        <span className={styles.note}>{texts.startsAt(shortInstantText(claimFrom, lang))}</span>
      )}
    </>
  );
}

function Claimed({ percent }: { readonly percent: number }) {
  const { claimedPercent } = useTexts(couponTexts);
  return (
    <span className={styles.claimed}>
      <span className={styles.bar} aria-hidden>
        <i className={styles.part} style={{ width: `${percent}%` }} />
      </span>
      {claimedPercent(percent)}
    </span>
  );
}
