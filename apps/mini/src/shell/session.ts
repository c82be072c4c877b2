import type { OutputOf } from '@qianpu/contract/types';
import { type Answer, call } from './call.ts';
import { appId } from './settings.ts';
import { storedToken, storeToken } from './stored-token.ts';

/** Counts what makes an open web page old: another login, another address book. */
let changes = 0;
export const changeCount = (): number => changes;
export const noteChange = (): void => {
  changes += 1;
};

type Login = OutputOf<'member.wechat.login'>;

function begin({ token }: Pick<Login, 'token'>): void {
  storeToken(token);
  noteChange();
}

/** The login has run out (spec 4). */
export function endSession(): void {
  if (!storedToken()) return;
  storeToken('');
  noteChange();
}

/** Signs in by the messenger; an account without a phone is asked to bind one. */
export async function signIn(): Promise<Answer<'member.wechat.login'>> {
  const { code } = await wx.login();
  const answer = await call('member.wechat.login', { by: 'mini', code });
  if (answer.kind === 'ok') begin(answer.data);
  return answer;
}

/** Where the phone was another account's, this one has joined it and is logged in as it. */
export async function bindPhone(code: string): Promise<Answer<'member.phone.updateByMini'>> {
  const answer = await call('member.phone.updateByMini', { code });
  if (answer.kind === 'ok') answer.data.login ? begin(answer.data.login) : noteChange();
  return answer;
}

/** What a web page is told of the login: a ticket for one page, never the token. Null: it could not be fetched. */
export async function loginForWeb(): Promise<Readonly<Record<string, string>> | null> {
  if (!storedToken()) return {};
  const answer = await call('member.ticket.issue', { appId: appId() });
  if (answer.kind === 'ok') return { ticket: answer.data.ticket, appId: appId() };
  if (answer.kind === 'refused') return null;
  endSession();
  return {};
}
