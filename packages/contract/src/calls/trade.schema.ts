import { z } from 'zod';
import { countedPageOf, FenField, Id, PageNum, PageSize, pageOf } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import { translatable } from '../translatable.schema.ts';
import { AddressCard, MaskedPhone } from './address.schema.ts';
import { MyCoupon } from './coupon.schema.ts';
import { CouponChoice, GoodsLine, OrderLineInput, PricedShop, ReceiptEntry, Totals } from './price.schema.ts';
import type { tradeRows } from './trade.ts';

/** An activity the shopper named: its price or none. The lines are what it is for. */
const Chosen = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('PACKAGE'), activityId: Id, sets: z.int().min(1).max(10) }),
  // `token`: the secret part of the link.
  z.object({ kind: z.literal('PRIVILEGED'), activityId: Id, token: z.string().max(64) }),
]);

/** What is to be bought: these lines, or the ticked ones of the cart. */
const OrderInput = z.object({
  lines: z.array(OrderLineInput).min(1).max(120).optional(),
  /** With lines only. */
  chosen: Chosen.optional(),
  /** Of shops that are not named: BEST. */
  choices: z.array(CouponChoice).max(50).default([]),
});

/** Who brought the shopper here (spec 1): carried along and kept on every line, they grant nothing by themselves. */
const Marks = z.object({
  posterId: Id.optional(),
  recommenderMemberId: Id.optional(),
  resellerId: Id.optional(),
  guiderId: Id.optional(),
});

const Quote = z.object({ shops: z.array(PricedShop), totals: Totals });

/** At a provider: one of a payment at most. */
export const ProviderWay = z.enum(['WECHAT_H5', 'WECHAT_JSAPI', 'WECHAT_MINI', 'WECHAT_NATIVE', 'ALIPAY_WAP', 'ALIPAY_QR']);
/** And by what the member has with the merchant. */
export const PayWay = z.enum([...ProviderWay.options, 'BALANCE', 'POINTS']);

const isProvider = ({ way }: { readonly way: z.output<typeof PayWay> }): boolean => way !== 'BALANCE' && way !== 'POINTS';
/** What a payment is made of: each way once, one provider at most. A sum left out is all there is, or all that is left. */
const RequestedTenders = z
  .array(z.object({ way: PayWay, amountFen: FenField.min(1).optional() }))
  .min(1)
  .max(3)
  .refine((tenders) => new Set(tenders.map(({ way }) => way)).size === tenders.length && tenders.filter(isProvider).length <= 1);

/** What the phone does next to pay. */
const PayTicket = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), url: z.url() }),
  z.object({ kind: z.literal('qr'), codeUrl: z.string() }),
  z.object({
    kind: z.literal('jsapi'),
    appId: z.string(),
    timeStamp: z.string(),
    nonceStr: z.string(),
    package: z.string(),
    signType: z.literal('RSA'),
    paySign: z.string(),
  }),
]);

/** Instants are milliseconds since the epoch. */
export const Instant = z.int();

/** A way to pay, and whether this session can pay by it now. */
export const PayWayHere = z.object({
  way: PayWay,
  isAvailable: z.boolean(),
  /** It will be once the session knows who holds the phone: inside the messenger a silent round tells (member.openPlatform.getOpenId). */
  needsOpenId: z.literal(true).optional(),
  /** Of BALANCE and POINTS: what the member has, and the most of it that can pay here; of points also how many these are. */
  haveFen: FenField.optional(),
  mostFen: FenField.optional(),
  points: z.int().min(0).optional(),
  mostPoints: z.int().min(0).optional(),
  /** BALANCE: whether there is a payment password to prove. */
  hasPassword: z.boolean().optional(),
});

export const AtProvider = z.object({ way: ProviderWay, amountFen: FenField, ticket: PayTicket });
const OpenedPayment = AtProvider.extend({ tradeId: Id, payBy: Instant });

export const OrderState = z.enum(['UNPAID', 'PAID_WAIT_GROUP', 'TO_SHIP', 'PART_SHIPPED', 'SHIPPED', 'TO_PICK_UP', 'COMPLETED', 'CLOSED']);
const RefundState = z.enum(['NONE', 'PART', 'FULL']);

export const OrderLine = GoodsLine.extend({
  unitFen: FenField,
  discountFen: FenField,
  /** Came for nothing with what the order reached. */
  isGift: z.literal(true).optional(),
});

export const OrderCard = z.object({
  id: Id,
  tradeId: Id,
  cid: Id,
  shopName: translatable(z.string()),
  state: OrderState,
  refundState: RefundState,
  lines: z.array(OrderLine),
  payableFen: FenField,
  createdAt: Instant,
  /** Only while unpaid. */
  payBy: Instant.nullable(),
  /** When it counts as received by itself; only while it is on its way. */
  receiveBy: Instant.nullable(),
  /** That time was prolonged: once. */
  isExtended: z.boolean(),
  /** It goes to another address than it was placed with: once. */
  isAddressChanged: z.boolean(),
  /** When its buyer last asked the shop to hurry. */
  urgedAt: Instant.nullable(),
  /** A line of it waits for a review. */
  isToReview: z.boolean(),
  /** Money of it is going back. */
  hasOpenRefund: z.boolean(),
});

export const OrderAddress = AddressCard.pick({ name: true, province: true, city: true, district: true, street: true }).extend({
  phone: MaskedPhone,
});

/** What happened to an order, as far as its buyer is told. */
const TimelineEntry = z.object({
  at: Instant,
  what: z.enum(['PLACED', 'PAID', 'ADDRESS_CHANGED', 'URGED', 'SHIPPED', 'EXTENDED', 'COMPLETED', 'CLOSED']),
});

export const OrderDetail = OrderCard.extend({
  goodsFen: FenField,
  discountFen: FenField,
  freightFen: FenField,
  refundedFen: FenField,
  receipt: z.array(ReceiptEntry),
  address: OrderAddress,
  message: z.string(),
  closeReason: z.enum(['TIMEOUT', 'BUYER', 'STAFF', 'REFUNDED']).nullable(),
  paidAt: Instant.nullable(),
  shippedAt: Instant.nullable(),
  completedAt: Instant.nullable(),
  closedAt: Instant.nullable(),
  shipment: z.object({ carrier: translatable(z.string()), trackingNo: z.string() }).nullable(),
  refunds: z.array(
    z.object({
      id: Id,
      amountFen: FenField,
      state: z.enum(['ASKED', 'PROCESSING', 'DONE', 'ABNORMAL']),
      createdAt: Instant,
      doneAt: Instant.nullable(),
    }),
  ),
  /** Newest first. */
  timeline: z.array(TimelineEntry),
});

/** Somebody of staff, as colleagues read it. */
export const StaffName = z.object({ id: Id, name: z.string() });

/** Of a refund that needs a second person. */
export const RequestState = z.enum(['WAITING', 'APPROVED', 'REFUSED']);
const RefundRequest = z.object({
  id: Id,
  orderId: Id,
  amountFen: FenField,
  note: z.string(),
  state: RequestState,
  cid: Id,
  askedBy: StaffName,
  askedAt: Instant,
  decidedBy: StaffName.nullable(),
  decidedAt: Instant.nullable(),
  refundId: Id.nullable(),
});

const BoughtLine = z.object({ skuId: Id, title: translatable(z.string()), quantity: z.int().min(1) });

const Moved = z.object({ state: OrderState });

export const tradeSchemas = {
  'trade.order.calculate': { input: OrderInput, output: Quote },
  'trade.order.confirm': {
    input: OrderInput.extend({ addressId: Id.optional() }),
    // Without an address of this id: the default one, else the newest, else none.
    // `coupons`: all the receipts name, and those that cannot be used here, with what a coupon sheet shows of them.
    output: Quote.extend({ address: AddressCard.nullable(), coupons: z.array(MyCoupon).max(100) }),
  },
  'trade.order.place': {
    input: OrderInput.extend({
      addressId: Id,
      /** The sum the shopper saw and agreed to. */
      seenPayableFen: FenField,
      /** And its pieces: a line of the cart that sold out meanwhile must not go missing unseen. */
      seenPieces: z.int().min(1).optional(),
      messages: z
        .array(z.object({ cid: Id, text: z.string().trim().max(100) }))
        .max(50)
        .default([]),
      marks: Marks.optional(),
    }),
    output: z.object({ tradeId: Id, orderIds: z.array(Id), payableFen: FenField, payBy: Instant, isPaid: z.boolean() }),
  },
  'trade.order.pendingCount': { input: z.object({}), output: z.object({ count: z.int().min(0) }) },
  'trade.order.detail': { input: z.object({ id: Id }), output: OrderDetail },
  'trade.order.list': {
    input: z.object({
      tab: z.enum(['all', 'unpaid', 'toShip', 'toReceive', 'toReview', 'completed']).default('all'),
      /** Part of a title, or of the order's number; in every state, whatever the tab. */
      words: z.string().trim().min(1).max(40).optional(),
      pageNum: PageNum,
      pageSize: PageSize,
    }),
    output: pageOf(OrderCard),
  },
  'trade.order.counts': {
    input: z.object({}),
    output: z.object({ unpaid: z.int(), toShip: z.int(), toReceive: z.int(), toReview: z.int() }),
  },
  'trade.order.cancel': { input: z.object({ id: Id }), output: Moved },
  'trade.order.receive': { input: z.object({ id: Id }), output: Moved },
  'trade.order.extend': { input: z.object({ id: Id }), output: z.object({ receiveBy: Instant }) },
  // Counts once a day; what is said more often says no more.
  'trade.order.urge': { input: z.object({ id: Id }), output: z.object({ urgedAt: Instant, isFirstToday: z.boolean() }) },
  'trade.order.changeAddress': { input: z.object({ id: Id, addressId: Id }), output: Moved },
  'trade.order.delete': { input: z.object({ id: Id }), output: z.object({}) },
  'trade.order.buyAgain': {
    input: z.object({ id: Id }),
    output: z.object({
      added: z.array(BoughtLine),
      missing: z.array(BoughtLine.extend({ reason: z.enum(['OFF_SHELF', 'SOLD_OUT', 'LIMITED', 'CART_FULL']) })),
    }),
  },
  'trade.order.pay': { input: z.object({ tradeId: Id, way: ProviderWay }), output: OpenedPayment },
  'trade.pay.open': {
    // Instead of whatever was open before. `proof`: of the payment password, where a balance pays. `returnUrl`: the mall's page a provider
    // that has to be told in advance sends the shopper back to.
    input: z.object({
      tradeId: Id,
      tenders: RequestedTenders,
      proof: z.string().max(64).optional(),
      returnUrl: z.url().max(512).optional(),
    }),
    // `provider`: what is left to be paid there; null: the trade is paid.
    output: z.object({ tradeId: Id, payBy: Instant, provider: AtProvider.nullable() }),
  },
  'trade.pay.ways': { input: z.object({ tradeId: Id }), output: z.array(PayWayHere) },
  'trade.pay.status': {
    input: z.object({ tradeId: Id }),
    output: z.object({
      /** REFUNDING, REFUNDED: money came after the trade was closed and goes back. */
      state: z.enum(['UNPAID', 'PAID', 'CLOSED', 'REFUNDING', 'REFUNDED']),
      /** What was bought: goods, or what has no orders. */
      kind: z.enum(['GOODS', 'RECHARGE', 'CARD']),
      payableFen: FenField,
      payBy: Instant,
      /** What the payment is made of that is open, or has paid; none: nothing was opened. */
      tenders: z.array(z.object({ way: PayWay, amountFen: FenField })),
      orderIds: z.array(Id),
      /** What was bought: nobody wants to be offered it again at once. */
      goodsIds: z.array(Id),
    }),
  },
  'trade.pay.switch': { input: z.object({ tradeId: Id, way: ProviderWay }), output: OpenedPayment },
  'trade.order.ship': {
    input: z.object({ id: Id, carrier: z.string().trim().min(1).max(20), trackingNo: z.string().regex(/^[A-Za-z0-9-]{6,40}$/) }),
    output: Moved,
  },
  'trade.order.close': { input: z.object({ id: Id, note: z.string().trim().max(80).default('') }), output: Moved },
  'trade.order.refund': {
    // Without an amount: all that is left. What was not shipped yet closes with a full refund.
    input: z.object({ id: Id, amountFen: FenField.min(1).optional(), note: z.string().trim().max(80).default('') }),
    output: z.object({ refundId: Id, amountFen: FenField, state: OrderState }),
  },
  'trade.refund.request': {
    // Of an order; without an amount: all that is left.
    input: z.object({ id: Id, amountFen: FenField.min(1).optional(), note: z.string().trim().max(80).default('') }),
    output: z.object({ requestId: Id, amountFen: FenField }),
  },
  'trade.refund.approve': { input: z.object({ id: Id }), output: z.object({ refundId: Id, amountFen: FenField, state: OrderState }) },
  'trade.refund.refuse': { input: z.object({ id: Id }), output: z.object({}) },
  'trade.refund.list': {
    input: z.object({ state: RequestState.optional(), cid: Id.optional(), pageNum: PageNum, pageSize: PageSize }),
    output: countedPageOf(RefundRequest),
  },
  // As the provider sends it: nothing of it is believed before it is verified.
  'trade.pay.notify': {
    input: z.object({
      channel: z.enum(['wechat', 'alipay']),
      mid: Id,
      appRef: z.string().regex(/^[a-z0-9]{1,16}$/),
      headers: z.record(z.string(), z.string()),
      body: z.string().max(65_536),
    }),
    output: z.object({ status: z.int(), body: z.string() }),
  },
} satisfies SchemasOf<typeof tradeRows>;
