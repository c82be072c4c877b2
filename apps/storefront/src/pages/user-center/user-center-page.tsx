import { EndlessGoods } from '#features/item';
import { LanguageLink, MemberHead, memberTexts, ServiceGrid, ServiceLink } from '#features/member';
import { OrderStates } from '#features/order';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import FileText from '#icons/file-text';
import LockKeyhole from '#icons/lock-keyhole';
import MapPin from '#icons/map-pin';
import ShieldCheck from '#icons/shield-check';
import Store from '#icons/store';
import { SectionHeader } from '#ui/section-header';
import styles from './user-center-page.module.css';

export function Page() {
  const texts = useTexts(memberTexts);
  const { titles } = useMessages();
  return (
    <main className={styles.page}>
      <MemberHead />
      <OrderStates />
      <ServiceGrid title={texts.services}>
        <ServiceLink icon={MapPin} text={titles.addresses} page="addressList" />
        <ServiceLink icon={Store} text={titles.stores} page="instLoadPage" />
        <ServiceLink icon={ShieldCheck} text={titles.securityCenter} page="securityCenter" />
        <ServiceLink icon={FileText} text={titles.agree} page="agree" />
        <ServiceLink icon={LockKeyhole} text={titles.policy} page="policy" />
        <LanguageLink />
      </ServiceGrid>
      <SectionHeader title={texts.recommended} subtitle={texts.recommendedSays} place="floor" />
      <EndlessGoods source={{ sortType: 'sold' }} />
    </main>
  );
}
