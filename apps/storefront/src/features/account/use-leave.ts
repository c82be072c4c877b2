import { useQueryClient } from '@tanstack/react-query';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { forgetMember } from '#api/forget-member';
import { endSession } from '#session/session';
import { useShop } from '#session/shop-context';
import { useToast } from '#ui/toast';

/** After the mall has ended the session: leads away first, then the device forgets. A member's own page sends visitors to login. */
export function useLeave(onLoggedOut: () => void, said: string): () => void {
  const { mid } = useShop();
  const client = useQueryClient();
  const toast = useToast();
  const isOver = useRef(false);
  const forget = useEffectEvent(() => {
    endSession(mid);
    forgetMember(client);
    toast(said);
  });
  // The device forgets when the page has gone.
  useLayoutEffect(() => () => (isOver.current ? forget() : undefined), []);
  return () => {
    isOver.current = true;
    onLoggedOut();
  };
}
