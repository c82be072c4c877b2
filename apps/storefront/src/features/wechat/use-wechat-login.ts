import { wechatLoginRows } from '@qianpu/contract/calls/wechat';
import type { OutputOf } from '@qianpu/contract/types';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { useHistory } from '#navigation/page-history';
import { usePlatform } from '#platform/platform';
import { loggedIn } from '#session/logged-in';
import { hasOauthReturn } from '#session/oauth-return';
import { useShop } from '#session/shop-context';
import { handledHere } from './handled.ts';
import type { OauthCode } from './oauth.ts';
import { takeOauthResult, takeVerifier } from './oauth.ts';
import { useAuthorize } from './use-authorize.ts';
import { useFailureWords } from './use-failure-words.ts';
import { wechatTexts } from './wechat.texts.ts';

interface WechatLogin {
  /** Leaves for WeChat's page. */
  readonly begin: () => Promise<void>;
  readonly isBusy: boolean;
  /** What went wrong, in words. */
  readonly trouble: string | null;
}

/** Logging in at WeChat's page: the way there, and what is done once the shopper is back from it. */
export function useWechatLogin(
  onLoggedIn: (login: OutputOf<'member.wechat.login'>) => Promise<void>,
  onUnavailable: () => void,
): WechatLogin {
  const { mid } = useShop();
  const { env } = usePlatform();
  const history = useHistory();
  const texts = useTexts(wechatTexts);
  const wordsOf = useFailureWords(onUnavailable);
  const authorize = useAuthorize('userinfo');
  const login = useWrite(wechatLoginRows, 'member.wechat.login', [], handledHere);
  const [isBusy, setBusy] = useState(hasOauthReturn);
  const [trouble, setFailure] = useState<string | null>(null);

  /** Stays busy when it has worked: another page follows. */
  const attempt = async (act: () => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    try {
      await act();
    } catch (error) {
      setFailure(wordsOf(error));
      setBusy(false);
    }
  };
  const spend = async (code: OauthCode) => {
    const channel = env === 'mobile-mall' ? env : 'h5';
    const member = loggedIn(await login.mutateAsync({ input: { by: 'page', channel, ...code } }));
    if (member) await onLoggedIn(member);
  };
  const finish = useEffectEvent(async () => {
    const { way } = history.entry();
    const result = takeOauthResult(mid, way);
    if (result?.kind === 'code') return attempt(() => spend(result.input));
    setBusy(false);
    // Whoever refuses may be sent back without a word, or have come back by himself.
    const isDenied = result?.kind === 'denied' || (!result && way === 'start' && takeVerifier(mid) !== null);
    if (isDenied) setFailure(texts.denied);
    else if (result) setFailure(texts.failed);
  });
  useEffect(() => void finish(), []);
  return { begin: () => attempt(authorize), isBusy, trouble };
}
