import { accountSafetyRows } from '@qianpu/contract/calls/account-safety';
import { loginRows } from '@qianpu/contract/calls/login';
import type { OutputOf } from '@qianpu/contract/types';
import { query } from '#api/read-query';

export type OwnSession = OutputOf<'member.session.list'>[number];

export const ownSessions = () => query(loginRows, 'member.session.list', {});

export const safetyState = () => query(accountSafetyRows, 'member.safety.state', {});

/** The latest; older ones tell nobody anything. */
export const securityEvents = () => query(accountSafetyRows, 'member.safety.events', { pageNum: 1, pageSize: 20 });
