import { wechatLoginRows } from '@qianpu/contract/calls/wechat';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWrite } from '#api/use-write';
import { useHistory } from '#navigation/page-history';
import { hasReturned } from '#session/returned';
import { useShop } from '#session/shop-context';
import { handledHere } from './handled.ts';
import { endRound } from './round.ts';
import { useLeaveForWechat } from './use-leave-for-wechat.ts';

interface PayerRound {
  /**
   * 'none': nothing was asked. 'asking': the shopper is back, the mall is told. 'known': the mall knows who pays, and what was
   * begun can go on. 'failed': it does not, and asking again is the shopper's to decide.
   */
  readonly stage: 'none' | 'asking' | 'known' | 'failed';
  /** Leaves this page and comes back to it; the shopper is asked nothing. Rejects with a CallRefusal where it cannot. */
  readonly begin: () => Promise<void>;
}

/** Who pays, for a member who has logged in by a message inside WeChat: the platform tells the openId in a silent round. */
export function usePayerRound(): PayerRound {
  const { mid } = useShop();
  const history = useHistory();
  const begin = useLeaveForWechat('base');
  const tell = useWrite(wechatLoginRows, 'member.openPlatform.getOpenId', [], handledHere);
  const [stage, setStage] = useState<PayerRound['stage']>(() => (hasReturned() ? 'asking' : 'none'));
  const end = useEffectEvent(async () => {
    const round = endRound(mid, history.entry().way);
    if (!round) return setStage('none');
    if (round.kind !== 'back') return setStage('failed');
    await tell.mutateAsync({ input: round.input }).then(
      () => setStage('known'),
      () => setStage('failed'),
    );
  });
  useEffect(() => void end(), []);
  return { stage, begin };
}
