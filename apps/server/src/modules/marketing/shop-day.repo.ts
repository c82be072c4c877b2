import { type RawBuilder, sql } from 'kysely';

/** The day of Asia/Shanghai an instant lies in. */
export const dayOf = (instant: Date | RawBuilder<unknown>) => sql<Date>`(${instant}::timestamptz at time zone 'Asia/Shanghai')::date`;
