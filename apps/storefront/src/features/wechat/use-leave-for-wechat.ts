import { wechatLoginRows } from '@qianpu/contract/calls/wechat';
import type { InputOf } from '@qianpu/contract/types';
import { useWrite } from '#api/use-write';
import { useShop } from '#session/shop-context';
import { handledHere } from './handled.ts';
import { beginProof } from './round.ts';

/** Leaves for the messenger's platform, which brings the shopper back to this page; rejects where the mall or the browser cannot. */
export function useLeaveForWechat(scope: InputOf<'member.wechat.authorize'>['scope']): () => Promise<void> {
  const { mid } = useShop();
  const authorize = useWrite(wechatLoginRows, 'member.wechat.authorize', [], handledHere);
  return async () => {
    const challenge = await beginProof(mid);
    const [returnUrl = ''] = window.location.href.split('#', 1);
    const allowed = await authorize.mutateAsync({ input: { channelInfoId: 2, returnUrl, challenge, scope } });
    // Back from where the shopper goes on leads to the page before this one, not to the platform's.
    if (allowed.kind === 'ok') window.location.replace(allowed.data.url);
  };
}
