import { useState } from 'react';
import { accountTexts, Leaving, LogOut, SecurityEvents, SessionList, WaitingChange } from '#features/account';
import { useOwnAccount } from '#features/member';
import { useTexts } from '#i18n/texts';
import { useTitles } from '#i18n/titles';
import KeyRound from '#icons/key-round';
import Smartphone from '#icons/smartphone';
import { PageLink } from '#navigation/page-link';
import { TopBar } from '#navigation/top-bar';
import { useGo } from '#navigation/use-go';
import { Cell, CellBody, CellGroup, cellClass } from '#ui/cell';
import { FailedPage } from '#ui/failed';
import { ListSkeleton } from '#ui/skeleton';
import { OwnData } from './own-data.tsx';
import { PhoneSheet } from './phone-sheet.tsx';
import styles from './security-center-page.module.css';

/** The keys to an account: its phone, its payment password, where it is logged in. */
export function Page() {
  const titles = useTitles();
  const go = useGo();
  const { data, isError, refetch } = useOwnAccount();
  const toUserCenter = () => go('userCenter', {}, { replace: true });
  return (
    <main>
      <TopBar title={titles.securityCenter} />
      <Leaving />
      <WaitingChange />
      {data && <Keys phone={data.phone} hasPayPassword={data.hasPayPassword} />}
      {!data && (isError ? <FailedPage onRetry={refetch} /> : <ListSkeleton />)}
      <SessionList />
      <SecurityEvents />
      {data && <OwnData phone={data.phone} hasPayPassword={data.hasPayPassword} onLoggedOut={toUserCenter} />}
      <div className={styles.logOut}>
        <LogOut onLoggedOut={toUserCenter} />
      </div>
    </main>
  );
}

interface KeysProps {
  readonly phone: string;
  readonly hasPayPassword: boolean;
}

function Keys({ phone, hasPayPassword }: KeysProps) {
  const texts = useTexts(accountTexts);
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <CellGroup>
        <Cell icon={Smartphone} label={texts.phone} value={phone || texts.noPhone} onClick={() => setChanging(true)} />
        <PageLink page="setpayPassword" className={cellClass}>
          <CellBody icon={KeyRound} label={texts.payPassword} value={hasPayPassword ? texts.isSet : texts.isUnset} />
        </PageLink>
      </CellGroup>
      <PhoneSheet isOpen={isChanging} onClose={() => setChanging(false)} phone={phone} hasPayPassword={hasPayPassword} />
    </>
  );
}
