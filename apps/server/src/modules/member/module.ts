import { memberHandlers } from './member.calls.ts';
import { memberSweeps } from './member.sweep.repo.ts';
import { subscribers } from './subscribers.ts';

export const memberModule = { name: 'member', handlers: memberHandlers, subscribers, sweeps: memberSweeps } as const;
