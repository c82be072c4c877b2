import { behaviourHandlers } from './behaviour.calls.ts';
import { behaviourSweeps } from './behaviour.sweep.repo.ts';

export const behaviourModule = {
  name: 'behaviour',
  handlers: behaviourHandlers,
  sweeps: behaviourSweeps,
  keptReads: ['behaviour.analytics.config'],
} as const;
