import type { ParsedOf } from '@qianpu/contract/types';

type Report = ParsedOf<'behaviour.report.analytics'>;

/** An event as it is kept. */
export type StoredVisitEvent = Omit<Report, 'events'> & Report['events'][number] & { readonly at: Date; readonly day: string };
