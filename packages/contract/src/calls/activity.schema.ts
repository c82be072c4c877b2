import { z } from 'zod';
import { countedPageOf, FenField, Id, PageNum, PageSize, Since } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import type { activityStaffRows } from './activity.ts';
import { ActivityDraft, ActivityKind, Instant } from './activity-terms.schema.ts';
import { ActivityType, PromotionKind } from './price.schema.ts';

const State = z.enum(['DRAFT', 'ON', 'ENDED']);
/** SOON: published, and not yet begun. */
const ListedState = z.enum(['DRAFT', 'SOON', 'ON', 'ENDED']);

/** What stands against publishing (`isFatal`), or is only worth knowing. */
const Finding = z.object({
  /**
   * OVER: its end is past. NO_GOODS: nothing it is for is on a shelf. PRICE_NOT_LOWER: at or above the list price (`listFen`). STOCK_SHORT: fewer pieces
   * are there (`available`) than are to be set aside. STOCK_ALL: none would be left outside of it. OFF_SHELF: not sold in this shop.
   */
  code: z.enum(['OVER', 'NO_GOODS', 'PRICE_NOT_LOWER', 'STOCK_SHORT', 'STOCK_ALL', 'OFF_SHELF']),
  isFatal: z.boolean(),
  cid: Id.optional(),
  skuId: Id.optional(),
  listFen: FenField.optional(),
  available: z.int().min(0).optional(),
});

const ActivityRow = ActivityDraft.omit({ goods: true }).extend({
  id: Id,
  revision: z.int().min(1),
  state: ListedState,
  activityType: ActivityType.nullable(),
  createdAt: z.int(),
  publishedAt: z.int().nullable(),
  endedAt: z.int().nullable(),
});

const Pieces = z.int().min(0);

/** Of two activities that run at one time in one shop for some of the same goods. EXCLUDE: a piece has one of them, the better. */
const Overlap = z.object({
  ids: z.tuple([Id, Id]),
  how: z.enum(['EXCLUDE', 'MEET']),
  cids: z.array(Id),
  startsAt: Instant,
  endsAt: Instant,
});

/** A promotion that was on the same orders, before or besides. */
const OtherPromotion = z.object({
  promotionKind: PromotionKind,
  promotionId: z.string(),
  name: z.string(),
  orders: Pieces,
  /** What it took off these orders. */
  offFen: FenField,
});

const Simulation = z.object({
  /** Orders placed from then until then. */
  from: Instant,
  to: Instant,
  /** Orders that were priced anew. */
  orders: Pieces,
  /** Orders that were not, and why: NO_INPUT: what they were priced from is not stored. OTHER_ENGINE: another version priced them. */
  uncounted: z.array(z.object({ code: z.enum(['NO_INPUT', 'OTHER_ENGINE']), orders: Pieces })),
  /** Orders that would have had it. */
  taken: Pieces,
  /** Orders that would have come to another sum. */
  changed: Pieces,
  beforeFen: FenField,
  afterFen: FenField,
  /** What it would have taken off by itself; what others would have taken off less is not in it. */
  givenFen: FenField,
  /** Those it would have met on an order, and those that would have given way to it. */
  meets: z.array(OtherPromotion).max(50),
  givesWay: z.array(OtherPromotion).max(50),
  days: z.array(z.object({ day: z.iso.date(), orders: Pieces, givenFen: FenField })).max(31),
  /** Orders that would have changed most. */
  largest: z.array(z.object({ orderId: Id, beforeFen: FenField, afterFen: FenField })).max(20),
});

export const activityStaffSchemas = {
  'marketing.activity.save': {
    // Without an id: a new one. `revision`: the one that was seen. Of a published one only the name, a later end and more stock are taken.
    input: ActivityDraft.extend({ id: Id.optional(), revision: z.int().min(1).optional() }),
    output: z.object({ id: Id, revision: z.int() }),
  },
  'marketing.activity.publish': {
    input: z.object({ id: Id, revision: z.int().min(1) }),
    output: z.object({ state: State, revision: z.int(), findings: z.array(Finding) }),
  },
  'marketing.activity.end': {
    input: z.object({ id: Id, revision: z.int().min(1) }),
    output: z.object({ state: State, revision: z.int() }),
  },
  'marketing.activity.list': {
    // `from`, `to`: those whose time meets this one.
    input: z.object({
      state: ListedState.optional(),
      kind: ActivityKind.optional(),
      words: z.string().trim().min(1).max(30).optional(),
      from: Since,
      to: Since,
      pageNum: PageNum,
      pageSize: PageSize,
    }),
    output: countedPageOf(ActivityRow),
  },
  'marketing.activity.find': {
    input: z.object({ id: Id }),
    output: ActivityRow.extend({
      goods: ActivityDraft.shape.goods,
      /** Whose the SKUs are that it names, gifts among them; of what is no longer there: none. */
      skus: z.array(z.object({ skuId: Id, goodsId: Id })),
      /** Of pieces set aside, shop by shop; empty before it is published. */
      stock: z.array(z.object({ cid: Id, skuId: Id, supplied: Pieces, available: Pieces, reserved: Pieces, sold: Pieces })),
      /** Of a draft: what publishing it would say. */
      findings: z.array(Finding),
      /** PRIVILEGED: the secret part of its link. */
      linkToken: z.string().nullable(),
    }),
  },
  'marketing.activity.calendar': {
    // At most 62 days.
    input: z.object({ from: z.coerce.number().int().min(0), to: z.coerce.number().int().min(0) }),
    output: z.object({ list: z.array(ActivityRow).max(200), overlaps: z.array(Overlap).max(500) }),
  },
  'marketing.activity.simulate': {
    input: z.object({ activity: ActivityDraft, days: z.int().min(1).max(30) }),
    output: z.object({ taskId: Id }),
  },
  'marketing.activity.simulation': {
    input: z.object({ taskId: Id }),
    output: z.object({
      state: z.enum(['WAITING', 'RUNNING', 'DONE', 'FAILED']),
      done: Pieces,
      /** Null: nobody knows yet. */
      total: Pieces.nullable(),
      result: Simulation.nullable(),
    }),
  },
  'marketing.activity.figures': {
    input: z.object({ id: Id }),
    output: z.object({
      /** Paid orders with it, the pieces it was taken for, what it took off, and what these orders came to. */
      orders: Pieces,
      pieces: Pieces,
      reducedFen: FenField,
      soldFen: FenField,
      /** The last 30 days of Asia/Shanghai, oldest first. */
      days: z.array(z.object({ day: z.iso.date(), orders: Pieces, pieces: Pieces, reducedFen: FenField })).max(30),
    }),
  },
} satisfies SchemasOf<typeof activityStaffRows>;
