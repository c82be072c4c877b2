import type { InputOf } from '@qianpu/contract/types';
import type { Way } from '#navigation/page-history';
import { takeReturned } from '#session/returned';
import { later } from '#session/stored-later';

const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '');

/**
 * Makes the secret this tab keeps while the shopper is at the platform, and answers its SHA-256: whoever brings back a code without
 * the secret has not begun here, so nobody can be signed in as somebody else by a link.
 */
export async function beginProof(mid: string): Promise<string> {
  const verifier = base64Url(crypto.getRandomValues(new Uint8Array(32)));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  later.write('wechatVerifier', mid, verifier);
  return base64Url(new Uint8Array(hash));
}

/** How a round ended: with what the mall exchanges, with the shopper's no, or not begun by this tab. */
export type RoundEnd =
  | { readonly kind: 'back'; readonly input: InputOf<'member.openPlatform.getOpenId'> }
  | { readonly kind: 'refused' }
  | { readonly kind: 'foreign' };

/** What the shopper has come back with, once. Only the page the platform opened has it, none that is gone to from there. */
export function endRound(mid: string, way: Way): RoundEnd | null {
  const returned = takeReturned();
  if (!returned || way !== 'start') return null;
  const verifier = later.read('wechatVerifier', mid);
  later.write('wechatVerifier', mid, null);
  if (!verifier) return { kind: 'foreign' };
  const { code, state } = returned;
  return code === null ? { kind: 'refused' } : { kind: 'back', input: { channelInfoId: 2, code, state, verifier } };
}
