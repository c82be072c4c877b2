import type { OutputOf, ParsedOf } from '@qianpu/contract/types';

export const KIND = 'simulate-activity';

export type Simulation = NonNullable<OutputOf<'marketing.activity.simulation'>['result']>;
export type PlannedActivity = ParsedOf<'marketing.activity.simulate'>['activity'];
