import { group } from '../group.ts';
import { ledgerExamples } from './ledger.example.ts';
import { ledgerSchemas } from './ledger.schema.ts';
import { ledgerRows } from './ledger.ts';

export const ledgerGroup = group({ rows: ledgerRows, schemas: ledgerSchemas, examples: ledgerExamples });
