import { joinedTexts } from '#i18n/joined.texts';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { PageLink } from '#navigation/page-link';
import { buttonClassOf } from '#ui/button';
import { couponTexts } from './coupon.texts.ts';
import { endOf } from './coupon-end.ts';
import type { MyCoupon } from './coupon-queries.ts';
import { CouponTicket, TicketNote } from './coupon-ticket.tsx';
import { myCouponTexts } from './my-coupon.texts.ts';
import styles from './my-coupon-ticket.module.css';
import { UseCouponLink } from './use-coupon-link.tsx';

/** A member's coupon: what it is for, until when, and the way to use it. */
export function MyCouponTicket({ coupon }: { readonly coupon: MyCoupon }) {
  const texts = useTexts(myCouponTexts);
  const { lang } = useMessages();
  const end = endOf(coupon, Date.now(), lang);
  const [firstShop, ...otherShops] = coupon.shopNames;
  return (
    <CouponTicket terms={coupon} isQuiet={coupon.state !== 'UNUSED' && coupon.state !== 'LOCKED'} action={<Action coupon={coupon} />}>
      <TicketNote>{firstShop === undefined ? texts.allShops : joinedTexts[lang].names([firstShop, ...otherShops])}</TicketNote>
      <TicketNote isUrgent={end.isUrgent}>{end.text}</TicketNote>
    </CouponTicket>
  );
}

function Action({ coupon: { state, templateId, cids, orderId } }: { readonly coupon: MyCoupon }) {
  const texts = useTexts(myCouponTexts);
  const { use } = useTexts(couponTexts);
  if (state === 'UNUSED')
    return (
      <UseCouponLink id={templateId} cids={cids} className={buttonClassOf({ tone: 'soft' })}>
        {use}
      </UseCouponLink>
    );
  const words = { LOCKED: texts.locked, USED: texts.used, EXPIRED: texts.expired, VOID: texts.void };
  return (
    <>
      <span className={styles.state}>{words[state]}</span>
      {orderId !== null && (
        <PageLink page="orderDetail" query={{ id: orderId }} className={buttonClassOf({ size: 'tiny', tone: 'line' })}>
          {texts.order}
        </PageLink>
      )}
    </>
  );
}
