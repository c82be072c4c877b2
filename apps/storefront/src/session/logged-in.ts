import type { OutputOf } from '@qianpu/contract/types';
import type { Written } from '#api/use-write';

type Login = OutputOf<'member.account.login'>;
type LoginCall = 'member.account.login' | 'member.wechat.login';

/** The login in the answer to a login call; 100110, no phone bound yet, has it in its data part (spec 4). */
export const loggedIn = (written: Written<LoginCall>): Login | null => (written.kind === 'ok' ? written.data : loginIn(written.result));

const loginIn = (result: object) => ('code' in result && result.code === 100110 && 'data' in result ? (result.data as Login) : null);
