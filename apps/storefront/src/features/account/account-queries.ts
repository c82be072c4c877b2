import { loginRows } from '@qianpu/contract/calls/login';
import type { OutputOf } from '@qianpu/contract/types';
import { query } from '#api/read-query';

export type OwnSession = OutputOf<'member.session.list'>[number];

export const ownSessions = () => query(loginRows, 'member.session.list', {});
