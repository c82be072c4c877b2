import type { Ctx } from '#platform/ctx';
import type { Campaign } from './page-findings.rules.ts';

/** Which of the activities pages lead to run now, by `campaignName`. Marketing will answer here; before it is there, none runs. */
export const findRunningActivities = async (_ctx: Ctx, _campaigns: readonly Campaign[]): Promise<ReadonlySet<string>> => new Set();
