import { opsHandlers } from './ops.calls.ts';
import { subscribers } from './subscribers.ts';

export const opsModule = { name: 'ops', handlers: opsHandlers, subscribers, keptReads: ['ops.domainCheck.config'] } as const;
