import { z } from 'zod';
import { countedPageOf, FenField, Id, Line, PageNum, PageSize } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import type { billRows } from './bill.ts';
import { AppRef, Provider } from './pay-account.schema.ts';
import { Instant, StaffName } from './trade.schema.ts';

/** Of the merchant's calendar: "2026-11-14". */
const Day = z.iso.date();
/** MISSING_HERE: the bill has it and our book has not. APP: paid in another app than we asked for. */
const What = z.enum(['MISSING_HERE', 'MISSING_THERE', 'AMOUNT', 'APP']);

const account = { appRef: AppRef, provider: Provider, mchId: z.string() };
const filter = { appRef: AppRef.optional(), from: Day.optional(), until: Day.optional() };
const page = { pageNum: PageNum, pageSize: PageSize };

const BillDay = z.object({
  ...account,
  day: Day,
  /** By the bill. */
  paidCount: z.int().min(0),
  paidFen: FenField,
  refundedCount: z.int().min(0),
  refundedFen: FenField,
  /** By our book. */
  ourPaidFen: FenField,
  ourRefundedFen: FenField,
  comparedAt: Instant,
  openCount: z.int().min(0),
  clearedCount: z.int().min(0),
});

const Difference = z.object({
  ...account,
  day: Day,
  /** Ours: of a payment or a refund. */
  number: z.string(),
  what: What,
  oursFen: FenField.nullable(),
  theirsFen: FenField.nullable(),
  /** An order it is of, where our book knows one. */
  orderId: Id.nullable(),
  foundAt: Instant,
  cleared: z.object({ at: Instant, by: StaffName, note: z.string() }).nullable(),
});

export const billSchemas = {
  // Newest first. OPEN: only days with a difference nobody has cleared. Both days are included.
  'trade.bill.listDays': {
    input: z.object({ ...filter, state: z.literal('OPEN').optional(), ...page }),
    output: countedPageOf(BillDay),
  },
  'trade.bill.listDifferences': {
    input: z.object({ ...filter, state: z.enum(['OPEN', 'CLEARED']).optional(), ...page }),
    output: countedPageOf(Difference),
  },
  // Says what became of it: of all who clear one, one does.
  'trade.bill.clear': {
    input: z.object({ appRef: AppRef, day: Day, number: z.string().min(1).max(64), what: What, note: Line(200) }),
    output: z.object({}),
  },
} satisfies SchemasOf<typeof billRows>;
