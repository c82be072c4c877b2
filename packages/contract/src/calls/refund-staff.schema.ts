import { z } from 'zod';
import { countedPageOf, FenField, Id, Line, PageNum, PageSize } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import type { refundStaffRows } from './refund-staff.ts';
import { Instant, RequestState, StaffName } from './trade.schema.ts';

const SentState = z.enum(['ASKED', 'PROCESSING', 'DONE', 'ABNORMAL']);

const SentRefund = z.object({
  id: Id,
  tradeId: Id,
  /** Null: money that came too late for its trade, which belongs to no order and no shop. */
  orderId: Id.nullable(),
  cid: Id.nullable(),
  amountFen: FenField,
  reason: z.enum(['LATE_PAYMENT', 'STAFF', 'BUYER']),
  note: z.string(),
  state: SentState,
  /** As the provider last said; null: nothing yet. CLOSED: it gave up, and another try has another number. */
  providerState: z.enum(['PROCESSING', 'SUCCESS', 'ABNORMAL', 'CLOSED']).nullable(),
  outRefundNo: z.string(),
  providerRefundId: z.string().nullable(),
  askedBy: StaffName.nullable(),
  approvedBy: StaffName.nullable(),
  createdAt: Instant,
  retriedAt: Instant.nullable(),
  doneAt: Instant.nullable(),
  /** Paid back past the provider: who said so, and who agreed. */
  outside: z.object({ at: Instant, note: z.string(), by: StaffName, approvedBy: StaffName }).nullable(),
});

export const refundStaffSchemas = {
  'trade.refund.listSent': {
    input: z.object({ state: SentState.optional(), cid: Id.optional(), orderId: Id.optional(), pageNum: PageNum, pageSize: PageSize }),
    output: countedPageOf(SentRefund),
  },
  // Of one that failed. The provider is asked by the worker, some seconds later.
  'trade.refund.retry': { input: z.object({ id: Id }), output: z.object({ outRefundNo: z.string() }) },
  // Says that a failed one was paid back another way; it counts when a second person agrees.
  'trade.refund.settleOutside': { input: z.object({ id: Id, note: Line(200) }), output: z.object({ requestId: Id }) },
  'trade.refund.approveOutside': { input: z.object({ id: Id }), output: z.object({ refundId: Id, amountFen: FenField }) },
  'trade.refund.refuseOutside': { input: z.object({ id: Id }), output: z.object({}) },
  'trade.refund.listOutside': {
    input: z.object({ state: RequestState.optional(), cid: Id.optional(), pageNum: PageNum, pageSize: PageSize }),
    output: countedPageOf(
      z.object({
        id: Id,
        refundId: Id,
        orderId: Id.nullable(),
        amountFen: FenField,
        note: z.string(),
        state: RequestState,
        askedBy: StaffName,
        askedAt: Instant,
        decidedBy: StaffName.nullable(),
        decidedAt: Instant.nullable(),
      }),
    ),
  },
} satisfies SchemasOf<typeof refundStaffRows>;
