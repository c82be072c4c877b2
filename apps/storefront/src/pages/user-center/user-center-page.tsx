import { useBalanceWords } from '#features/balance';
import { CouponCount, couponTexts } from '#features/coupon';
import { EndlessGoods, goodsPages } from '#features/item';
import { EntryButton, EntryLink, LanguageLink, MemberHead, memberTexts, ServiceGrid } from '#features/member';
import { MessageBell } from '#features/message';
import { OrderStates } from '#features/order';
import { supportTexts, useCustomerService } from '#features/support';
import { useTexts } from '#i18n/texts';
import { useTitles } from '#i18n/titles';
import FileText from '#icons/file-text';
import Footprints from '#icons/footprints';
import Headset from '#icons/headset';
import Heart from '#icons/heart';
import LockKeyhole from '#icons/lock-keyhole';
import MapPin from '#icons/map-pin';
import MessageSquareHeart from '#icons/message-square-heart';
import PiggyBank from '#icons/piggy-bank';
import ShieldCheck from '#icons/shield-check';
import Store from '#icons/store';
import Ticket from '#icons/ticket';
import TicketPercent from '#icons/ticket-percent';
import Wallet from '#icons/wallet';
import { useShop } from '#session/shop-context';
import { SectionHeader } from '#ui/section-header';
import styles from './user-center-page.module.css';

export function Page() {
  const { cid } = useShop();
  const texts = useTexts(memberTexts);
  const { service } = useTexts(supportTexts);
  const { coupons } = useTexts(couponTexts);
  const balance = useBalanceWords();
  const titles = useTitles();
  const customerService = useCustomerService();
  return (
    <main className={styles.page}>
      <MemberHead>
        <MessageBell />
      </MemberHead>
      <OrderStates />
      <ServiceGrid title={texts.services}>
        <EntryLink icon={Ticket} text={coupons} page="myCoupons" count={<CouponCount />} />
        <EntryLink icon={Wallet} text={balance} page="balanceList" />
        <EntryLink icon={TicketPercent} text={titles.getCoupons} page="getCoupons" />
        <EntryLink icon={PiggyBank} text={titles.memberSaving} page="memberSaving" />
        <EntryLink icon={Heart} text={titles.favourites} page="favourites" />
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
