import { group } from '../group.ts';
import { plannedTradeRows } from './planned/trade.ts';
import { tradeExamples } from './trade.example.ts';
import { tradeSchemas } from './trade.schema.ts';
import { tradeRows } from './trade.ts';

export const tradeGroup = group({ rows: { ...tradeRows, ...plannedTradeRows }, schemas: tradeSchemas, examples: tradeExamples });
