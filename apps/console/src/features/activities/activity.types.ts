import type { EntryOf, InputOf, OutputOf } from '#api/calls';

/** As lists have it. */
export type Activity = EntryOf<'marketing.activity.list'>;
/** With its prices, its stock, and what stands against publishing it. */
export type WholeActivity = OutputOf<'marketing.activity.find'>;
export type ActivityDraft = InputOf<'marketing.activity.preview'>['activity'];
export type ActivityState = Activity['state'];
export type ActivityTerms = Activity['terms'];
export type ActivityKind = ActivityTerms['kind'];
export type Finding = WholeActivity['findings'][number];
/** What an activity may refuse to meet. */
export type Refusable = ActivityDraft['refuses'][number];
