import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '#lib/load-chunk';
import type { PageProps } from '#navigation/page-module';
import { useInWechat } from '#platform/use-in-wechat';
import { useSession } from '#session/session';
import { LoginWays } from './login-ways.tsx';
import { useEnter } from './use-enter.ts';

const BindPhone = lazy(() => loadChunk(() => import('./bind-phone.tsx')).then((module) => ({ default: module.BindPhone })));

export function Page({ query: { returnUrl } }: PageProps) {
  const isInWechat = useInWechat();
  const { user } = useSession();
  const { enter, goOn, goOnAnew } = useEnter(returnUrl);
  // Who is logged in here without a phone has come from WeChat, also after a reload; the offer stays until the page is left.
  const isUnbound = isInWechat && user?.phone === '';
  const [isBinding, setBinding] = useState(isUnbound);
  if (isUnbound && !isBinding) setBinding(true);
  if (isBinding)
    return (
      <Suspense fallback={null}>
        <BindPhone onDone={goOnAnew} />
      </Suspense>
    );
  return (
    <LoginWays
      isInWechat={isInWechat}
      onLoggedIn={async (login) => {
        await enter(login);
        goOn();
      }}
      onWechatLogin={async (login) => {
        await enter(login);
        if (login.user.phone) await goOnAnew();
      }}
    />
  );
}
