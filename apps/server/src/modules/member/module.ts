import { memberHandlers } from './member.calls.ts';
import { memberSweeps } from './member.cleanup.repo.ts';
import { memberRounds } from './member.due-tasks.ts';
import { subscribers } from './subscribers.ts';

export const memberModule = { name: 'member', handlers: memberHandlers, subscribers, sweeps: memberSweeps, rounds: memberRounds } as const;
