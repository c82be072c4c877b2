import { grouped } from '@qianpu/kit/number';
import { balanceTexts, useBalanceFen } from '#features/balance';
import { couponTexts, useCouponCount } from '#features/coupon';
import { useFavouriteCount } from '#features/favourite';
import { EndlessGoods, goodsPages } from '#features/item';
import { LevelStrip, pointsTexts, useLevelName, useOwnPoints } from '#features/loyalty';
import { EntryButton, EntryLink, Figure, FigureRow, LanguageLink, MemberHead, memberTexts, ServiceGrid } from '#features/member';
import { MessageBell } from '#features/message';
import { OrderStates } from '#features/order';
import { supportTexts, useCustomerService } from '#features/support';
import { useTexts } from '#i18n/texts';
import { useTitles } from '#i18n/titles';
import CreditCard from '#icons/credit-card';
import FileText from '#icons/file-text';
import Footprints from '#icons/footprints';
import Headset from '#icons/headset';
import LockKeyhole from '#icons/lock-keyhole';
import MapPin from '#icons/map-pin';
import MessageSquareHeart from '#icons/message-square-heart';
import PiggyBank from '#icons/piggy-bank';
import ShieldCheck from '#icons/shield-check';
import Store from '#icons/store';
import TicketPercent from '#icons/ticket-percent';
import { useShop } from '#session/shop-context';
import { Price } from '#ui/price';
import { SectionHeader } from '#ui/section-header';
import styles from './user-center-page.module.css';

export function Page() {
  const { cid } = useShop();
  const texts = useTexts(memberTexts);
  const { service } = useTexts(supportTexts);
  const level = useLevelName();
  const titles = useTitles();
  const customerService = useCustomerService();
  return (
    <main className={styles.page}>
      <MemberHead level={level}>
        <MessageBell />
      </MemberHead>
      <section className={styles.own}>
        <LevelStrip />
        <OwnFigures />
      </section>
      <OrderStates />
      <ServiceGrid title={texts.services}>
        <EntryLink icon={CreditCard} text={titles.memberCard} page="memberCard" />
        <EntryLink icon={TicketPercent} text={titles.getCoupons} page="getCoupons" />
        <EntryLink icon={PiggyBank} text={titles.memberSaving} page="memberSaving" />
        <EntryLink icon={Footprints} text={titles.footprints} page="footprints" />
        <EntryLink icon={MessageSquareHeart} text={titles.appraisal} page="appraisal" />
        <EntryLink icon={MapPin} text={titles.addresses} page="addressList" />
        <EntryButton icon={Headset} text={service} onClick={customerService.open} />
        <EntryLink icon={Store} text={titles.stores} page="instLoadPage" />
        <EntryLink icon={ShieldCheck} text={titles.securityCenter} page="securityCenter" />
        <EntryLink icon={FileText} text={titles.agree} page="agree" />
        <EntryLink icon={LockKeyhole} text={titles.policy} page="policy" />
        <LanguageLink />
      </ServiceGrid>
      {customerService.sheet}
      <SectionHeader title={texts.recommended} subtitle={texts.recommendedSays} place="floor" />
      <EndlessGoods pageAt={goodsPages(cid, { sortType: 'sold' })} />
    </main>
  );
}

/** What the member has; each figure is asked for by itself, and none keeps another waiting. */
function OwnFigures() {
  const { coupons } = useTexts(couponTexts);
  const { balance } = useTexts(balanceTexts);
  const { points } = useTexts(pointsTexts);
  const { favourites } = useTexts(memberTexts);
  const fen = useBalanceFen();
  const own = useOwnPoints();
  return (
    <FigureRow>
      <Figure page="balanceList" text={balance} value={fen !== undefined && <Price fen={fen} />} />
      <Figure page="points" text={points} value={own !== undefined && grouped(own)} />
      <Figure page="myCoupons" text={coupons} value={useCouponCount()} />
      <Figure page="favourites" text={favourites} value={useFavouriteCount()} />
    </FigureRow>
  );
}
