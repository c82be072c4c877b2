import { z } from 'zod';
import { countedPageOf, FenField, Id, PageNum, PageSize, Since } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import type { activityStaffRows } from './activity.ts';
import { ActivityDraft, ActivityTerms } from './activity-terms.schema.ts';
import { ActivityType } from './price.schema.ts';

const State = z.enum(['DRAFT', 'ON', 'ENDED']);
/** SOON: published, and not yet begun. */
const ListedState = z.enum(['DRAFT', 'SOON', 'ON', 'ENDED']);
const Kind = z.enum(ActivityTerms.options.map(({ shape }) => shape.kind.value));

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
      kind: Kind.optional(),
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
      /** Of pieces set aside, shop by shop; empty before it is published. */
      stock: z.array(z.object({ cid: Id, skuId: Id, supplied: Pieces, available: Pieces, reserved: Pieces, sold: Pieces })),
      /** Of a draft: what publishing it would say. */
      findings: z.array(Finding),
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
