import type { InputOf } from '@qianpu/contract/types';
import type { NavigationAction } from '#navigation/page-history';
import { takeOauthReturn } from '#session/oauth-return';
import { later } from '#session/stored-deferred';

const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '');

/**
 * Makes the secret this tab keeps while the shopper is at WeChat's page, and answers its SHA-256. Whoever brings a code without
 * the secret has not begun here: a link cannot sign anybody in as somebody else.
 */
export async function createChallenge(mid: string): Promise<string> {
  const verifier = base64Url(crypto.getRandomValues(new Uint8Array(32)));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  later.write('wechatVerifier', mid, verifier);
  return base64Url(new Uint8Array(hash));
}

/** What the mall exchanges at WeChat for who the shopper is. */
export type OauthCode = InputOf<'member.openPlatform.getOpenId'>;

/** 'notBegunHere': the code is somebody else's, or the tab has lost its secret. */
type OauthResult = { readonly kind: 'code'; readonly input: OauthCode } | { readonly kind: 'denied' } | { readonly kind: 'notBegunHere' };

/** What the shopper has come back with, once. Only the page that WeChat opened has it, none that is gone to from there. */
export function takeOauthResult(mid: string, way: NavigationAction): OauthResult | null {
  const oauthReturn = takeOauthReturn();
  if (!oauthReturn || way !== 'start') return null;
  const verifier = takeVerifier(mid);
  if (!verifier) return { kind: 'notBegunHere' };
  const { code, state } = oauthReturn;
  return code === null ? { kind: 'denied' } : { kind: 'code', input: { channelInfoId: 2, code, state, verifier } };
}

/** The tab's secret, once; null: nothing was begun. */
export function takeVerifier(mid: string): string | null {
  const verifier = later.read('wechatVerifier', mid);
  if (verifier) later.write('wechatVerifier', mid, null);
  return verifier;
}
