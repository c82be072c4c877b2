import type { OutputOf } from '@qianpu/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { forgetMember } from '#api/forget-member';
import { useMergeGuestCart } from '#features/cart';
import { useMergeFootprints } from '#features/favourite';
import { hrefOf } from '#navigation/resolve';
import { pathOfReturn } from '#navigation/return-url';
import { useGo, useGoTo } from '#navigation/use-go';
import { startSession } from '#session/session';
import { useShop } from '#session/shop-context';

/** What follows a login, whichever way it was made: the visitor's things become the member's, and the shopper goes on where he was. */
export function useEnter(returnUrl: string | undefined) {
  const shop = useShop();
  const client = useQueryClient();
  const go = useGo();
  const goTo = useGoTo();
  const mergeGuestCart = useMergeGuestCart();
  const mergeFootprints = useMergeFootprints();
  const merged = useRef<Promise<unknown>>(Promise.resolve());
  const path = pathOfReturn(returnUrl, shop.base);

  const enter = async (login: OutputOf<'member.account.login'>) => {
    forgetMember(client);
    startSession(shop.mid, login);
    merged.current = Promise.all([mergeGuestCart(), mergeFootprints()]);
    await merged.current;
  };
  const goOn = () => (path ? goTo(path, { replace: true }) : go('index', {}, { replace: true }));
  /**
   * The document that WeChat opened was addressed with a code. On iOS the messenger believes signatures of that address alone, so
   * the shopper goes on in a new document, whose pages can be shared.
   */
  const goOnAnew = async () => {
    await merged.current;
    window.location.replace(shop.base + (path ?? hrefOf('index', {}, shop)));
  };
  return { enter, goOn, goOnAnew };
}
