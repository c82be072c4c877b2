import { memberHandlers } from './member.calls.ts';
import { memberRounds } from './member.rounds.ts';
import { memberSweeps } from './member.sweep.repo.ts';
import { subscribers } from './subscribers.ts';

export const memberModule = { name: 'member', handlers: memberHandlers, subscribers, sweeps: memberSweeps, rounds: memberRounds } as const;
