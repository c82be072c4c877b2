import { loginRows } from '@qianpu/contract/calls/login';
import type { OutputOf } from '@qianpu/contract/types';
import { query } from '#api/read-query';

export type MemberProfile = OutputOf<'member.account.detail'>;

export const ownAccount = () => query(loginRows, 'member.account.detail', {});
