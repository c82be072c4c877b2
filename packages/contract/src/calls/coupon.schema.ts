import { z } from 'zod';
import { countedPageOf, FenField, Id, Line, PageNum, PageSize, PictureKey, pageOf } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import { translatable } from '../translatable.schema.ts';
import { ProductCard, SortType } from './catalog.schema.ts';
import type { couponRows, couponStaffRows } from './coupon.ts';

/** Milliseconds since the epoch. */
const Instant = z.int();
/** A price or an amount staff set: 1 fen to 100,000 yuan. */
const Amount = z.int().min(1).max(10_000_000);

/** EXCHANGE: one piece of the named goods for `priceFen`. FREIGHT: what sending costs, up to the cap. */
export const CouponWorth = z.discriminatedUnion('by', [
  z.object({ by: z.literal('AMOUNT'), minusFen: Amount }),
  z.object({ by: z.literal('PERCENT'), percentOff: z.int().min(1).max(99), capFen: Amount }),
  z.object({ by: z.literal('FREIGHT'), capFen: Amount.nullable() }),
  z.object({ by: z.literal('EXCHANGE'), priceFen: z.int().min(0).max(10_000_000) }),
]);

/** What is named by either list; ALL is everything. What is excepted is never reduced. Categories with all below them. */
export const CouponScope = z.object({
  by: z.enum(['ALL', 'GOODS', 'CATEGORIES']),
  goodsIds: z.array(Id).max(200),
  categoryIds: z.array(Id).max(50),
  exceptGoodsIds: z.array(Id).max(200),
});

/** Ends at the end of a day of Asia/Shanghai: the one `endsAt` lies in, or `days` days after the first day. */
const Validity = z.discriminatedUnion('by', [
  z.object({ by: z.literal('FIXED'), startsAt: Instant, endsAt: Instant }),
  z.object({ by: z.literal('AFTER_CLAIM'), delayDays: z.int().min(0).max(30), days: z.int().min(1).max(365) }),
]);

/** NEW: who has never paid an order of the merchant. NAMED: whoever staff has named. */
const Audience = z.enum(['ALL', 'NEW', 'NAMED']);

/** What a coupon promises. */
const Terms = z.object({
  name: translatable(Line(30)),
  /** 405 for one shop, 406 for several or all. */
  activityType: z.union([z.literal(405), z.literal(406)]),
  /** Empty: every shop of the merchant. */
  cids: z.array(Id).max(50),
  shopNames: z.array(translatable(z.string())),
  worth: CouponWorth,
  fromFen: FenField,
  scopeBy: CouponScope.shape.by,
  /** Meets no full reduction and no first order. */
  isAlone: z.boolean(),
});

/** CLAIMED: had as many as anybody may have. */
const ClaimState = z.enum(['CLAIMABLE', 'CLAIMED', 'SOLD_OUT', 'SOON', 'PAUSED', 'OVER', 'NOT_FOR_YOU']);

/** A coupon that can be claimed, as shoppers see it. */
export const CouponCard = Terms.extend({
  id: Id,
  validity: Validity,
  claimFrom: Instant.nullable(),
  claimTo: Instant.nullable(),
  perMember: z.int().min(1).max(99),
  /** Null: as many as wanted. */
  claimedPercent: z.int().min(0).max(100).nullable(),
  audience: Audience,
  /** Of a visitor: as if logged in with nothing claimed. */
  claimState: ClaimState,
  /** An unused one of this member. */
  couponId: Id.nullable(),
  /** Some goods it is for; empty when it is for everything. */
  goods: z.array(z.object({ goodsId: Id, picture: PictureKey, priceFen: FenField })).max(4),
});

/** A coupon of a member. */
export const MyCoupon = Terms.extend({
  id: Id,
  templateId: Id,
  state: z.enum(['UNUSED', 'LOCKED', 'USED', 'EXPIRED', 'VOID']),
  startsAt: Instant,
  endsAt: Instant,
  /** Within three days. */
  isEndingSoon: z.boolean(),
  /** The order it is used or locked by. */
  orderId: Id.nullable(),
});

/** What staff write. */
export const CouponDraft = z.object({
  name: Line(30),
  /** Empty: every shop of the merchant. */
  cids: z.array(Id).max(50),
  worth: CouponWorth,
  fromFen: z.int().min(0).max(10_000_000),
  scope: CouponScope,
  validity: Validity,
  /** 0: as many as wanted. */
  total: z.int().min(0).max(10_000_000),
  perMember: z.int().min(1).max(99),
  /** 0: no limit of a day. */
  perDay: z.int().min(0).max(1_000_000),
  audience: Audience,
  /** Shown in the coupon centre; otherwise only by link, code or gift. */
  isShown: z.boolean(),
  claimFrom: Instant.nullable(),
  claimTo: Instant.nullable(),
  isAlone: z.boolean(),
  /** Comes back when its whole order is refunded. */
  isGivenBack: z.boolean(),
});

const TemplateState = z.enum(['DRAFT', 'ON', 'PAUSED', 'ENDED']);

const Template = CouponDraft.extend({
  id: Id,
  revision: z.int().min(1),
  state: TemplateState,
  claimed: z.int().min(0),
  /** How many of them were used. */
  used: z.int().min(0),
  createdAt: Instant,
});

const GotResult = z.enum(['GOT', 'SOLD_OUT', 'LIMIT', 'NOT_FOR_YOU', 'OVER']);

export const couponSchemas = {
  'marketing.coupon.homePageList': {
    input: z.object({ cid: Id, ids: z.array(Id).max(10).optional() }),
    output: z.array(CouponCard).max(10),
  },
  'marketing.coupon.detail': { input: z.object({ cid: Id, id: Id }), output: CouponCard },
  // `sharer`: who shares it, masked.
  'marketing.coupon.spread': {
    input: z.object({ cid: Id, id: Id, sharerId: Id.optional() }),
    output: CouponCard.extend({ sharer: z.object({ nickName: z.string(), headIcon: PictureKey.nullable() }).nullable() }),
  },
  'marketing.coupon.memberList': {
    input: z.object({ state: z.enum(['UNUSED', 'USED', 'EXPIRED']).default('UNUSED'), pageNum: PageNum, pageSize: PageSize }),
    output: pageOf(MyCoupon).extend({
      counts: z.object({ unused: z.int().min(0), used: z.int().min(0), expired: z.int().min(0), endingSoon: z.int().min(0) }),
    }),
  },
  // One refused does not undo the others. A single id that is refused answers by its code (spec 8): "100070" all claimed, "100071" limit
  // reached, "100072" not for this member, 100111 claimed already.
  'marketing.coupon.multipleReceive': {
    input: z.object({ cid: Id, ids: z.array(Id).min(1).max(20), sharerId: Id.optional() }),
    output: z.array(z.object({ id: Id, result: GotResult, couponId: Id.nullable() })),
  },
  'marketing.coupon.goodsList': {
    input: z.object({ cid: Id, id: Id, sortType: SortType.default('default'), pageNum: PageNum, pageSize: PageSize }),
    output: pageOf(ProductCard),
  },
  'marketing.storeCoupon.list': { input: z.object({ cid: Id, pageNum: PageNum, pageSize: PageSize }), output: pageOf(CouponCard) },
  'marketing.coupon.exchangeCode': {
    input: z.object({ cid: Id, code: z.string().trim().min(1).max(20) }),
    output: MyCoupon,
  },
} satisfies SchemasOf<typeof couponRows>;

export const couponStaffSchemas = {
  'marketing.coupon.save': {
    // Without an id: a new one. `revision`: the one that was seen.
    input: CouponDraft.extend({ id: Id.optional(), revision: z.int().min(1).optional() }),
    output: z.object({ id: Id, revision: z.int() }),
  },
  'marketing.coupon.setState': {
    input: z.object({ id: Id, revision: z.int().min(1), state: z.enum(['ON', 'PAUSED', 'ENDED']) }),
    output: z.object({ state: TemplateState, revision: z.int() }),
  },
  'marketing.coupon.list': {
    input: z.object({
      state: TemplateState.optional(),
      words: z.string().trim().min(1).max(30).optional(),
      pageNum: PageNum,
      pageSize: PageSize,
    }),
    output: countedPageOf(Template),
  },
  'marketing.coupon.find': { input: z.object({ id: Id }), output: Template },
  'marketing.coupon.figures': {
    input: z.object({ id: Id }),
    output: z.object({
      claimed: z.int(),
      unused: z.int(),
      locked: z.int(),
      used: z.int(),
      expired: z.int(),
      /** What it took off paid orders, and what these orders came to. */
      reducedFen: FenField,
      soldFen: FenField,
      codes: z.object({ made: z.int(), used: z.int() }),
      /** The last 30 days of Asia/Shanghai, oldest first. */
      days: z.array(z.object({ day: z.iso.date(), claimed: z.int(), used: z.int() })).max(30),
    }),
  },
  // Told once: only their hashes are stored.
  'marketing.coupon.makeCodes': {
    input: z.object({ id: Id, count: z.int().min(1).max(1_000) }),
    output: z.object({ codes: z.array(z.string()) }),
  },
  // Members by phone: they may claim it (audience NAMED).
  'marketing.coupon.nameMembers': {
    input: z.object({
      id: Id,
      phones: z
        .array(z.string().regex(/^1\d{10}$/))
        .min(1)
        .max(500),
    }),
    output: z.object({ named: z.int().min(0), unknown: z.array(z.string()).max(500) }),
  },
} satisfies SchemasOf<typeof couponStaffRows>;
