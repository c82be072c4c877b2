import type { OutputOf } from '#api/calls';

export type CalendarData = OutputOf<'marketing.activity.calendar'>;
export type Overlap = CalendarData['overlaps'][number];
