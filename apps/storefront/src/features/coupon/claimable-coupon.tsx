import { useId, useState } from 'react';
import { joinedTexts } from '#i18n/joined.texts';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import ChevronDown from '#icons/chevron-down';
import ChevronUp from '#icons/chevron-up';
import { Icon } from '#ui/icon';
import { ClaimAction } from './claim-action.tsx';
import styles from './claimable-coupon.module.css';
import { couponTexts } from './coupon.texts.ts';
import { CouponGoods } from './coupon-goods.tsx';
import type { CouponCard } from './coupon-queries.ts';
import { CouponTicket, TicketNote } from './coupon-ticket.tsx';
import { periodOf, rulesOf } from './coupon-words.ts';
import { isOutOfReach } from './out-of-reach.ts';

/** A coupon of the centre: claimed in place, its small print unfolded below it. */
export function ClaimableCoupon({ coupon }: { readonly coupon: CouponCard }) {
  const texts = useTexts(couponTexts);
  const { lang } = useMessages();
  const [areRulesShown, setRulesShown] = useState(false);
  const rulesId = useId();
  return (
    <CouponTicket
      terms={coupon}
      tag={{ ALL: undefined, NEW: texts.onlyNew, NAMED: texts.onlyNamed }[coupon.audience]}
      isQuiet={isOutOfReach(coupon)}
      action={<ClaimAction coupon={coupon} />}
      below={
        <>
          <p id={rulesId} className={styles.rules} hidden={!areRulesShown}>
            {joinedTexts[lang].sentences(rulesOf(coupon, lang))}
          </p>
          {coupon.goods.length > 0 && <CouponGoods goods={coupon.goods} />}
        </>
      }
    >
      <TicketNote>{periodOf(coupon, lang)}</TicketNote>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={areRulesShown}
        aria-controls={rulesId}
        onClick={() => setRulesShown(!areRulesShown)}
      >
        {texts.rules}
        <Icon of={areRulesShown ? ChevronUp : ChevronDown} size={12} />
      </button>
    </CouponTicket>
  );
}
