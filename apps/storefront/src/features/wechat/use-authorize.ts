import { wechatLoginRows } from '@qianpu/contract/calls/wechat';
import type { InputOf } from '@qianpu/contract/types';
import { useWrite } from '#api/use-write';
import { useShop } from '#session/shop-context';
import { handledHere } from './handled.ts';
import { createChallenge } from './oauth.ts';

/** Leaves for WeChat's authorization page, which brings the shopper back to this one; rejects where the mall or the browser cannot. */
export function useAuthorize(scope: InputOf<'member.wechat.authorize'>['scope']): () => Promise<void> {
  const { mid } = useShop();
  const authorize = useWrite(wechatLoginRows, 'member.wechat.authorize', [], handledHere);
  return async () => {
    const challenge = await createChallenge(mid);
    const [returnUrl = ''] = window.location.href.split('#', 1);
    const allowed = await authorize.mutateAsync({ input: { channelInfoId: 2, returnUrl, challenge, scope } });
    // In place of this page: going back later leads to the page before it, not to WeChat's.
    if (allowed.kind === 'ok') window.location.replace(allowed.data.url);
  };
}
