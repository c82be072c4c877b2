import { group } from '../group.ts';
import { plannedLedgerRows } from './planned/ledger.ts';

export const ledgerGroup = group({ rows: plannedLedgerRows, schemas: {}, examples: {} });
