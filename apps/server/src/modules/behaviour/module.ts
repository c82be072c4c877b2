import { behaviourHandlers } from './behaviour.calls.ts';
import { behaviourSweeps } from './behaviour.sweep.repo.ts';
import { keptHandlers } from './kept.calls.ts';
import { subscribers } from './subscribers.ts';

export const behaviourModule = {
  name: 'behaviour',
  handlers: { ...behaviourHandlers, ...keptHandlers },
  subscribers,
  sweeps: behaviourSweeps,
  keptReads: ['behaviour.analytics.config'],
} as const;
