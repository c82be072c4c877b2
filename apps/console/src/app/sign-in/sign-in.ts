import { httpTransport } from '@qianpu/client/transport';
import { staffRows } from '@qianpu/contract/calls/staff';
import type { OutputOf } from '@qianpu/contract/types';
import type { TextLang } from '#i18n/texts';
import { knownDevice, storeDevice } from '#session/device';
import { setSession } from '#session/session';
import { reasonOf } from './invitation.ts';

/** The failure that asks for a code of the second factor (`FACTOR_NEEDED` of the contract's table, whose texts stay off this page). */
const FACTOR_NEEDED = '602002';

interface Claim {
  readonly mid: string;
  readonly name: string;
  readonly password: string;
  readonly code?: string;
}

export type SignInResult = 'done' | { readonly kind: 'codeNeeded' } | { readonly kind: 'refused'; readonly message: string };

export async function signIn({ mid, ...claim }: Claim, lang: TextLang): Promise<SignInResult> {
  const transport = httpTransport(() => ({ mid, cid: '', token: '', lang: lang === 'en' ? 'en' : 'zh-CN' }));
  const device = knownDevice(mid, claim.name);
  const outcome = await transport({ row: staffRows['staff.account.login'], input: { ...claim, ...(device && { device }) } });
  if (outcome.kind === 'ok') {
    const login = outcome.data as OutputOf<'staff.account.login'>;
    storeDevice(mid, claim.name, login.device);
    setSession({ token: login.token, mid });
    return 'done';
  }
  if (outcome.kind === 'failed' && outcome.code === FACTOR_NEEDED) return { kind: 'codeNeeded' };
  return { kind: 'refused', message: reasonOf(outcome) };
}
