import type { behaviourRows, behaviourStaffRows } from '@qianpu/contract/calls/behaviour';
import type { Handlers } from '#platform/http/handler.types';
import { isAnalyticsOn, setAnalytics } from './analytics.repo.ts';
import { recordEvents } from './record-events.ts';

export const behaviourHandlers: Handlers<keyof typeof behaviourRows | keyof typeof behaviourStaffRows> = {
  'behaviour.analytics.config': async (ctx) => ({ isOn: await isAnalyticsOn(ctx) }),
  'behaviour.report.analytics': async (ctx, report) => ({ kept: await recordEvents(ctx, report) }),
  'behaviour.analytics.set': async (ctx, { isOn }) => {
    await setAnalytics(ctx, isOn);
    return { isOn };
  },
};
