import type { OutputOf } from '#api/calls';

export type SimulationResult = NonNullable<OutputOf<'marketing.activity.simulation'>['result']>;
export type OtherPromotion = SimulationResult['meets'][number];
