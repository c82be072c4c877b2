import { opsHandlers } from './ops.calls.ts';

export const opsModule = { name: 'ops', handlers: opsHandlers } as const;
