import { behaviourHandlers } from './behaviour.calls.ts';
import { behaviourSweeps } from './behaviour.cleanup.repo.ts';
import { favouriteAndFootprintHandlers } from './kept.calls.ts';
import { subscribers } from './subscribers.ts';

export const behaviourModule = {
  name: 'behaviour',
  handlers: { ...behaviourHandlers, ...favouriteAndFootprintHandlers },
  subscribers,
  sweeps: behaviourSweeps,
  cacheableReads: ['behaviour.analytics.config'],
} as const;
