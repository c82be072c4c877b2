import { memberHandlers } from './member.calls.ts';
import { memberSweeps } from './member.sweep.repo.ts';

export const memberModule = { name: 'member', handlers: memberHandlers, sweeps: memberSweeps } as const;
