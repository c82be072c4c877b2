import { z } from 'zod';
import { countedPageOf, FenField, Id, Line, PageNum, PageSize, Since, Words } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import { translatable } from '../translatable.schema.ts';
import type { orderStaffRows } from './order-staff.ts';
import { Instant, OrderAddress, OrderCard, OrderDetail, OrderLine, OrderState, PayWay, RequestState, StaffName } from './trade.schema.ts';

/** overdue: paid longer ago than the shop's setting `shipWithinHours` and not sent. refunding: money of it is going back, has failed to, or waits for a second person. */
const StaffTab = z.enum(['all', 'unpaid', 'toShip', 'overdue', 'toReceive', 'completed', 'closed', 'refunding']);

/** Which orders: all that is said holds. */
export const OrderFilter = z.object({
  tab: StaffTab.default('all'),
  states: z.array(OrderState).min(1).max(8).optional(),
  /** An order's whole number. */
  number: Id.optional(),
  /** Of whom it is sent to: a whole number, or its last four digits. */
  phone: z
    .string()
    .regex(/^(\d{4}|1\d{10})$/)
    .optional(),
  trackingNo: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9-]{6,40}$/)
    .optional(),
  /** Part of the title, a keyword or a SKU's code of something in it, as the goods is called now. */
  words: Line(40).optional(),
  memberId: Id.optional(),
  cid: Id.optional(),
  placedFrom: Since,
  placedUntil: Since,
  amountFromFen: FenField.optional(),
  amountToFen: FenField.optional(),
});

/** What staff see of an order, also of one its buyer has deleted. */
const StaffOrderCard = OrderCard.omit({ isToReview: true }).extend({
  memberId: Id,
  address: OrderAddress,
  message: z.string(),
  addressChangedAt: Instant.nullable(),
  urgedCount: z.int().min(0),
  deletedAt: Instant.nullable(),
  /** How it was paid; null: not yet, or there was nothing to pay. */
  payWay: PayWay.nullable(),
  paidAt: Instant.nullable(),
  /** Only while it waits to be sent. */
  shipBy: Instant.nullable(),
  shipment: z.object({ carrier: translatable(z.string()), trackingNo: z.string() }).nullable(),
  /** The provider could not give money of it back. */
  hasFailedRefund: z.boolean(),
  hasNote: z.boolean(),
});

/** Whole: only here, by a permission of its own. */
const WholeAddress = OrderAddress.extend({ phone: z.string() });

const StaffOrderDetail = OrderDetail.omit({ isToReview: true, refunds: true }).extend({
  memberId: Id,
  lines: z.array(OrderLine.extend({ payableFen: FenField })),
  address: WholeAddress,
  addressBefore: WholeAddress.nullable(),
  addressChangedAt: Instant.nullable(),
  urgedCount: z.int().min(0),
  deletedAt: Instant.nullable(),
  shipBy: Instant.nullable(),
  /** Of its trade, as the provider reported them; oldest first. */
  payments: z.array(
    z.object({
      id: Id,
      way: PayWay,
      /** HELD, FREED: of what the member has with the merchant, which no provider is asked about. */
      state: z.enum(['OPENING', 'OPEN', 'CLOSING', 'CLOSED', 'PAID', 'HELD', 'FREED']),
      amountFen: FenField,
      /** Our number and the provider's. */
      outTradeNo: z.string(),
      transactionId: z.string().nullable(),
      openedAt: Instant,
      paidAt: Instant.nullable(),
      closedAt: Instant.nullable(),
    }),
  ),
  refunds: z.array(
    z.object({
      id: Id,
      amountFen: FenField,
      state: z.enum(['ASKED', 'PROCESSING', 'DONE', 'ABNORMAL']),
      /** A refund goes back in parts, one to each way that paid. */
      way: PayWay,
      note: z.string(),
      outRefundNo: z.string(),
      providerRefundId: z.string().nullable(),
      askedBy: StaffName.nullable(),
      approvedBy: StaffName.nullable(),
      createdAt: Instant,
      doneAt: Instant.nullable(),
    }),
  ),
  requests: z.array(
    z.object({
      id: Id,
      amountFen: FenField,
      note: z.string(),
      state: RequestState,
      askedBy: StaffName,
      askedAt: Instant,
      decidedBy: StaffName.nullable(),
      decidedAt: Instant.nullable(),
    }),
  ),
  /** What happened and who did it, newest first. */
  log: z.array(
    z.object({
      at: Instant,
      by: z.enum(['member', 'staff', 'provider', 'clock', 'visitor']),
      staff: StaffName.nullable(),
      from: OrderState.nullable(),
      to: OrderState,
      action: z.enum(['EXTENDED', 'URGED', 'ADDRESS_CHANGED', 'DELETED']).nullable(),
      note: z.string(),
    }),
  ),
  /** Oldest first. */
  notes: z.array(z.object({ id: Id, text: z.string(), staff: StaffName, at: Instant })),
});

/** A line of a spreadsheet as somebody typed it: what is wrong with one is said of that one. */
const ShipmentLine = z.object({ orderId: Words(40).trim(), carrier: Words(40).trim(), trackingNo: Words(60).trim() });
const ShipmentLines = z.array(ShipmentLine).min(1).max(500);

export const orderStaffSchemas = {
  'trade.order.search': {
    input: OrderFilter.extend({
      /** oldestWaiting: only what waits to be sent, longest first. */
      sort: z.enum(['newest', 'oldestWaiting', 'amount']).default('newest'),
      pageNum: PageNum,
      pageSize: PageSize,
    }),
    /** The sum is that of the counted ones. */
    output: countedPageOf(StaffOrderCard).extend({ payableFen: FenField }),
  },
  'trade.order.countsForStaff': {
    input: z.object({ cid: Id.optional() }),
    output: z.record(StaffTab, z.int().min(0)),
  },
  'trade.order.detailForStaff': { input: z.object({ id: Id }), output: StaffOrderDetail },
  // `goodsFen`: what is to be paid for the goods, less than now; what sending costs stays. Once, while it is unpaid.
  'trade.order.changePrice': {
    input: z.object({ id: Id, goodsFen: FenField.min(1), note: Line(80) }),
    output: z.object({ payableFen: FenField }),
  },
  'trade.order.note': { input: z.object({ id: Id, text: Line(500) }), output: z.object({ noteId: Id }) },
  'trade.order.checkShipments': {
    input: z.object({ cid: Id.optional(), lines: ShipmentLines }),
    output: z.object({
      good: z.int().min(0),
      lines: z.array(
        z.object({
          /** It will not be sent as it is. A line may be of a shop the caller works for and not of the chosen one. */
          problem: z
            .enum(['UNKNOWN_ORDER', 'OTHER_SHOP', 'WRONG_STATE', 'DUPLICATE_LINE', 'UNKNOWN_CARRIER', 'BAD_TRACKING_NO'])
            .nullable(),
          state: OrderState.nullable(),
          /** It will be sent, and somebody should look at it. */
          warning: z.enum(['TRACKING_NO_REPEATED', 'TRACKING_NO_USED']).nullable(),
        }),
      ),
    }),
  },
  'trade.order.shipMany': {
    input: z.object({ cid: Id.optional(), lines: ShipmentLines }),
    output: z.object({ taskId: Id }),
  },
  // The names a shipment may have.
  'delivery.carrier.list': { input: z.object({}), output: z.array(z.object({ code: z.string(), name: z.string() })) },
  'trade.order.export': { input: OrderFilter, output: z.object({ taskId: Id }) },
} satisfies SchemasOf<typeof orderStaffRows>;
