import { ledgerRows } from '@qianpu/contract/calls/ledger';
import type { OutputOf } from '@qianpu/contract/types';
import { query } from '#api/read-query';

export type Movement = OutputOf<'ledger.balance.list'>['list'][number];
/** What came in, what went, or both. */
export type MovementKind = 'ALL' | 'IN' | 'OUT';

const pageSize = 20;

export const ownBalance = () => query(ledgerRows, 'ledger.balance.find', {});

/** The pages of what changed the balance, newest first, numbered from 1. */
export const movementPages = (kind: MovementKind) => (pageNum: number) =>
  query(ledgerRows, 'ledger.balance.list', { ...(kind !== 'ALL' && { kind }), pageNum, pageSize });
