import type { Mutation, Query } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { CallRefusal } from '#api/call-refusal';
import { forgetMember } from '#api/query-client';
import { pageOf } from '#navigation/pages';
import { useGoTo, useGoToLogin } from '#navigation/use-go';
import { endSession } from '#session/session';
import { useShop } from '#session/shop-context';
import { writeStored } from '#session/stored';
import { useToast } from '#ui/toast';
import type { Visit } from './visits.ts';

/** What a refused call makes the app do, whichever page sent it. */
export type Reaction =
  | { readonly kind: 'none' }
  | { readonly kind: 'toast'; readonly text: string }
  | { readonly kind: 'leaveLogin'; readonly isLoginNext: boolean }
  | { readonly kind: 'dropToken' }
  | { readonly kind: 'storeLate'; readonly cid: string };

interface RefusedCall {
  readonly refusal: CallRefusal;
  /** A read's failure is shown where its data would stand. */
  readonly isRead: boolean;
  /** The page can be seen without login: a read that needs one leaves it as it is for a visitor. */
  readonly isPageOpen: boolean;
  readonly isHandled: boolean;
}

/** The error catalogue acted upon (spec 4, 8). */
export function reactionTo({ refusal, isRead, isPageOpen, isHandled }: RefusedCall): Reaction {
  const { outcome, message } = refusal;
  // A page that is a member's own sends to login by itself as soon as nobody is logged in.
  if (outcome.kind === 'loginInvalid') return { kind: 'leaveLogin', isLoginNext: isPageOpen && !isRead };
  if (outcome.kind === 'tokenCleared') return { kind: 'dropToken' };
  if (outcome.kind === 'storeLate') return { kind: 'storeLate', cid: outcome.cid };
  return isRead || isHandled ? { kind: 'none' } : { kind: 'toast', text: message };
}

/** The one place that toasts refusals, ends logins and leads to login or to the closed shop's page. */
export function useFailures({ address }: Visit): void {
  const client = useQueryClient();
  const { mid, base } = useShop();
  const toast = useToast();
  const goTo = useGoTo();
  const goToLogin = useGoToLogin();
  const isPageOpen = pageOf(address.name).isOpen;

  const react = useEffectEvent((reaction: Reaction) => {
    if (reaction.kind === 'toast') toast(reaction.text);
    if (reaction.kind === 'dropToken') writeStored('token', mid, null);
    if (reaction.kind === 'storeLate') goTo(`/storeLate${base === '/shop' ? '.html' : ''}?cid=${reaction.cid}`);
    if (reaction.kind !== 'leaveLogin') return;
    endSession(mid);
    forgetMember(client);
    if (reaction.isLoginNext) goToLogin();
  });
  const onError = useEffectEvent((error: unknown, call: Query | Mutation) => {
    if (!(error instanceof CallRefusal)) return;
    const handled = 'mutationId' in call ? (call.meta?.handled ?? []) : null;
    const isHandled = error.failure !== undefined && handled?.includes(error.failure) === true;
    react(reactionTo({ refusal: error, isRead: handled === null, isPageOpen, isHandled }));
  });

  useEffect(() => {
    const stopReads = client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') onError(event.action.error, event.query);
    });
    const stopWrites = client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') onError(event.action.error, event.mutation);
    });
    return () => {
      stopReads();
      stopWrites();
    };
  }, [client]);
}
