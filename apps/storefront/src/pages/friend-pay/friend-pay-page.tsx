import { friendPayRows } from '@qianpu/contract/calls/friend-pay';
import { useEffect, useEffectEvent } from 'react';
import { CallRefusal } from '#api/call-refusal';
import { query, useFresh } from '#api/read-query';
import { isProviderWay } from '#features/payment';
import { useTitles } from '#i18n/titles';
import { useHistory } from '#navigation/page-history';
import { TopBar } from '#navigation/top-bar';
import { useSession } from '#session/session';
import { FailedPage } from '#ui/failed';
import { OrdersSkeleton } from '#ui/skeleton';
import { FriendPayEnd, FriendPayOver } from './friend-pay-end.tsx';
import styles from './friend-pay-page.module.css';
import { FriendPaying } from './friend-paying.tsx';
import type { FriendPayInfo } from './friend-request.tsx';
import { FriendRequest } from './friend-request.tsx';
import { LoginToPay } from './login-to-pay.tsx';
import { OwnLink } from './own-link.tsx';

/** As the contract has it: anything else is not worth asking. */
const tokenForm = /^[0-9a-z]{1,13}\.[0-9a-f]{32}$/;
const FRIEND_PAY_OVER = '611021';
/** Milliseconds between two looks at whether it is paid: money moves elsewhere. */
const LOOK_EVERY_MS = 4_000;

/** What a friend is asked to pay for (rules 7.6), for whoever has its link: visitors, those who pay, and its owner. */
export function Page() {
  const { friendPay } = useTitles();
  const token = new URLSearchParams(useHistory().entry().search).get('id') ?? '';
  return (
    <main className={styles.page}>
      <TopBar title={friendPay} ground="none" />
      {tokenForm.test(token) ? <FriendPayOfToken key={token} token={token} /> : <FriendPayOver />}
    </main>
  );
}

function FriendPayOfToken({ token }: { readonly token: string }) {
  const { isMember } = useSession();
  const { data, error, dataUpdatedAt, refetch } = useFresh(query(friendPayRows, 'marketing.friendsPay.info', { token }));
  useLooks(data?.state === 'OPEN' && isMember, refetch);
  if (!data) {
    if (error instanceof CallRefusal && 'code' in error.outcome && error.outcome.code === FRIEND_PAY_OVER) return <FriendPayOver />;
    return error ? <FailedPage onRetry={refetch} /> : <OrdersSkeleton />;
  }
  if (data.state !== 'OPEN') return <FriendPayEnd info={data} />;
  // A phone's clock may be wrong: it counts only what has passed since the mall answered.
  const until = dataUpdatedAt + data.payBy - data.serverNow;
  return (
    <>
      <FriendRequest info={data} until={until} onOver={refetch} />
      <ActionOf info={data} token={token} onAsk={refetch} />
    </>
  );
}

interface ActionOfProps {
  readonly info: FriendPayInfo;
  readonly token: string;
  readonly onAsk: () => void;
}

function ActionOf({ info, token, onAsk }: ActionOfProps) {
  const { isMember } = useSession();
  if (info.isOwn) return <OwnLink info={info} token={token} />;
  if (!isMember) return <LoginToPay payableFen={info.payableFen} />;
  return <FriendPaying token={token} payableFen={info.payableFen} ways={info.ways.filter(isProviderWay)} onAsk={onAsk} />;
}

/** Looks again and again while the page is seen. */
function useLooks(isWanted: boolean, onLook: () => unknown): void {
  const look = useEffectEvent(() => document.visibilityState === 'visible' && onLook());
  useEffect(() => {
    if (!isWanted) return;
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isWanted]);
}
