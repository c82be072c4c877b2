import { opsHandlers } from './ops.calls.ts';
import { subscribers } from './subscribers.ts';

export const opsModule = { name: 'ops', handlers: opsHandlers, subscribers, cacheableReads: ['ops.domainCheck.config'] } as const;
