import { httpText } from '@qianpu/contract/outcome';
import type { Mutation, Query } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Handled } from '#api/call-refusal';
import { CallRefusal } from '#api/call-refusal';
import { forgetMember } from '#api/forget-member';
import { report } from '#api/report';
import { useMessages } from '#i18n/messages';
import { pageOf } from '#navigation/pages';
import { useGo, useGoToLogin } from '#navigation/use-go';
import type { Platform } from '#platform/platform';
import { usePlatform } from '#platform/platform';
import { endSession } from '#session/session';
import { useShop } from '#session/shop-context';
import { readStored, writeStored } from '#session/stored';
import { useToast } from '#ui/toast';
import type { Visit } from './visits.ts';

/** What a refused call makes the app do, whichever page sent it. */
export type Reaction =
  | { readonly kind: 'none' }
  | { readonly kind: 'toast'; readonly text: string }
  /** The login is over. `next`: start the page anew, lead to login, or leave the page as it is for a visitor. `text`: what is said of it. */
  | { readonly kind: 'leaveLogin'; readonly next: 'reload' | 'login' | 'stay'; readonly text?: string }
  | { readonly kind: 'dropToken' }
  | { readonly kind: 'storeLate'; readonly cid: string };

export interface RefusedCall {
  readonly refusal: CallRefusal;
  /** A read's failure is shown where its data would stand. */
  readonly isRead: boolean;
  /** The page can be seen without login; any other sends to login by itself as soon as nobody is logged in. */
  readonly isPageOpen: boolean;
  readonly isHandled: boolean;
  readonly hasToken: boolean;
  /** Somebody has begun to log in: a fresh start would lose what was typed (spec 4: session login data). */
  readonly isLoggingIn: boolean;
  readonly afterExpiry: Platform['afterExpiry'];
}

/** The error catalogue acted upon (spec 4, 8). */
export function reactionTo(call: RefusedCall): Reaction {
  const { outcome, message, failure } = call.refusal;
  if (outcome.kind === 'loginInvalid') return { kind: 'leaveLogin', next: afterLogin(call) };
  if (outcome.kind === 'tokenCleared') return { kind: 'dropToken' };
  if (outcome.kind === 'storeLate') return { kind: 'storeLate', cid: outcome.cid };
  if (failure === 'LOGIN_FORBIDDEN' && !call.isHandled) return { kind: 'leaveLogin', next: 'stay', text: message };
  return call.isRead || call.isHandled ? { kind: 'none' } : { kind: 'toast', text: message };
}

/** Only a login that was there can run out: a visitor who wants to act is led to login, one who looks goes on looking. */
function afterLogin({ hasToken, isRead, isPageOpen, isLoggingIn, afterExpiry }: RefusedCall): 'reload' | 'login' | 'stay' {
  if (!hasToken) return isPageOpen && !isRead ? 'login' : 'stay';
  if (afterExpiry !== 'reload') return isPageOpen ? 'login' : 'stay';
  return isLoggingIn ? 'stay' : 'reload';
}

/** A refusal that not every page knows has a code; one that has none is known. */
type Coded = { readonly code: Handled };

/** The one place that toasts refusals, ends logins and leads to login or to the closed shop's page. */
export function useFailures({ address }: Visit): void {
  const client = useQueryClient();
  const { mid } = useShop();
  const { afterExpiry } = usePlatform();
  const toast = useToast();
  const { pageFailed } = useMessages();
  const go = useGo();
  const goToLogin = useGoToLogin();
  const isPageOpen = pageOf(address.name).isOpen;

  const react = useEffectEvent((reaction: Reaction) => {
    if (reaction.kind === 'toast') toast(reaction.text || pageFailed.text);
    if (reaction.kind === 'dropToken') writeStored('token', mid, null);
    if (reaction.kind === 'storeLate') go('storeLate', { cid: reaction.cid });
    if (reaction.kind !== 'leaveLogin') return;
    endSession(mid);
    forgetMember(client);
    if (reaction.text) toast(reaction.text);
    if (reaction.next === 'login') goToLogin();
    // A token that cannot be put away would bring us here again, for ever.
    if (reaction.next !== 'reload' || readStored('token', mid) !== null) return;
    writeStored('farewell', mid, true);
    window.location.reload();
  });
  const onError = useEffectEvent((error: unknown, call: Query | Mutation) => {
    if (!(error instanceof CallRefusal)) return;
    const handled = 'mutationId' in call ? (call.meta?.handled ?? []) : null;
    const isHandled = handled?.includes(error.failure ?? (error.outcome as Coded).code) === true;
    const hasToken = readStored('token', mid) !== null;
    const isLoggingIn = readStored('loginDraft', mid) !== null;
    reportFailure(error);
    react(reactionTo({ refusal: error, isRead: handled === null, isPageOpen, isHandled, hasToken, isLoggingIn, afterExpiry }));
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

/** What the log is to know (spec 8); a phone that cannot reach the mall cannot tell it either. */
function reportFailure({ outcome }: CallRefusal): void {
  if (outcome.kind === 'failed' && outcome.log && outcome.log !== httpText(0)) report('http', `${outcome.log} ${outcome.code ?? ''}`);
}
