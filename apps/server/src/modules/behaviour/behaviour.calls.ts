import type { ModuleHandlers } from '#platform/http/handler.types';
import { isAnalyticsOn, setAnalytics } from './analytics.repo.ts';
import { keepEvents } from './keep-events.ts';

export const behaviourHandlers: ModuleHandlers<'behaviour'> = {
  'behaviour.analytics.config': async (ctx) => ({ isOn: await isAnalyticsOn(ctx) }),
  'behaviour.report.analytics': async (ctx, report) => ({ kept: await keepEvents(ctx, report) }),
  'behaviour.analytics.set': async (ctx, { isOn }) => {
    await setAnalytics(ctx, isOn);
    return { isOn };
  },
};
