import { httpTransport } from '@qianpu/client/transport';
import { staffManagementRows } from '@qianpu/contract/calls/staff-management';
import type { Outcome } from '@qianpu/contract/outcome';
import type { OutputOf } from '@qianpu/contract/types';
import type { TextLang } from '#i18n/texts';
import { storeDevice } from '#session/device';
import { setSession } from '#session/session';

/** Behind the #, which no server is sent: "/invitation#1001-i…". */
export const invitationIn = ({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string | null =>
  pathname === '/invitation' ? (/^#(\d{1,18}-i[\w-]{43})$/.exec(hash)?.[1] ?? null) : null;

const midOf = (token: string): string => token.slice(0, token.indexOf('-'));

const transportOf = (token: string, lang: TextLang) =>
  httpTransport(() => ({ mid: midOf(token), cid: '', token: '', lang: lang === 'en' ? 'en' : 'zh-CN' }));

export async function findInvitation(token: string, lang: TextLang): Promise<OutputOf<'staff.invitation.find'> | null> {
  const outcome = await transportOf(token, lang)({ row: staffManagementRows['staff.invitation.find'], input: { token } });
  return outcome.kind === 'ok' ? (outcome.data as OutputOf<'staff.invitation.find'>) : null;
}

/** Null once the session is there, else what was said. */
export async function acceptInvitation(token: string, password: string, lang: TextLang): Promise<string | null> {
  const outcome = await transportOf(token, lang)({ row: staffManagementRows['staff.invitation.accept'], input: { token, password } });
  if (outcome.kind !== 'ok') return reasonOf(outcome);
  const login = outcome.data as OutputOf<'staff.invitation.accept'>;
  storeDevice(midOf(token), login.staffId, login.device);
  setSession({ token: login.token, mid: midOf(token) });
  return null;
}

/** What the mall said; empty where nobody answered. */
export const reasonOf = (outcome: Exclude<Outcome, { kind: 'ok' }>): string =>
  'code' in outcome && outcome.code !== undefined && 'reason' in outcome ? String(outcome.reason) : '';
