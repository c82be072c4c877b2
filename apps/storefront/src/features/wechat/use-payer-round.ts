import { wechatLoginRows } from '@qianpu/contract/calls/wechat';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWrite } from '#api/use-write';
import { useHistory } from '#navigation/page-history';
import { hasOauthReturn } from '#session/oauth-return';
import { useShop } from '#session/shop-context';
import { handledHere } from './handled.ts';
import { takeOauthResult } from './oauth.ts';
import { useAuthorize } from './use-authorize.ts';

interface PayerRound {
  /**
   * 'none': nothing was asked. 'asking': the shopper is back, and the mall is told. 'known': the mall knows who pays, and what was
   * begun can go on. 'failed': it does not, and whether to ask again is for the shopper to decide.
   */
  readonly stage: 'none' | 'asking' | 'known' | 'failed';
  /** Leaves this page and comes back to it; the shopper is asked nothing. Rejects where it cannot. */
  readonly begin: () => Promise<void>;
}

/** Who pays, for a member who has logged in by SMS inside WeChat: its platform tells the openId without asking the shopper. */
export function usePayerRound(): PayerRound {
  const { mid } = useShop();
  const history = useHistory();
  const begin = useAuthorize('base');
  const getOpenId = useWrite(wechatLoginRows, 'member.openPlatform.getOpenId', [], handledHere);
  const [stage, setStage] = useState<PayerRound['stage']>(() => (hasOauthReturn() ? 'asking' : 'none'));
  const finish = useEffectEvent(async () => {
    const result = takeOauthResult(mid, history.entry().way);
    if (!result) return setStage('none');
    if (result.kind !== 'code') return setStage('failed');
    await getOpenId.mutateAsync({ input: result.input }).then(
      () => setStage('known'),
      () => setStage('failed'),
    );
  });
  useEffect(() => void finish(), []);
  return { stage, begin };
}
