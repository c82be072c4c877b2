import { z } from 'zod';
import { Id, PageNum, PageSize, pageOf } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import { ByStaff, Reason } from './level.schema.ts';
import type { pointsRows, pointsStaffRows } from './points.ts';

/** Milliseconds since the epoch. */
const Instant = z.int();
const Points = z.int().min(0);

const PointsSource = z.enum(['ORDER', 'REFUND', 'GRANT', 'BIRTHDAY', 'STAFF', 'UNDONE', 'JOINED', 'OVER', 'PAID', 'FREED', 'RETURNED']);

/** One movement. `refId`: the order, refund or grant it comes of. */
export const PointsEntry = z.object({
  id: Id,
  source: PointsSource,
  refId: Id,
  amount: z.int(),
  /** How much of it is owed (above 0), or has paid off what was owed. */
  debt: z.int(),
  at: Instant,
});

const OwnPoints = z.object({
  points: Points,
  /** Taken back for refunds when there were none left. */
  debt: Points,
  /** What ends when, the next few ends, soonest first. */
  ends: z.array(z.object({ points: Points, endsAt: Instant })).max(6),
});

const Rule = z.object({ pointsPerYuan: z.int().min(0).max(100) });
/** What points are worth when they pay: ten are whole fen. */
const PayRule = z.object({
  pays: z.boolean(),
  pointsForYuan: z
    .int()
    .min(10)
    .max(1000)
    .refine((points) => 1000 % points === 0),
  mostPercent: z.int().min(1).max(100),
});

export const pointsSchemas = {
  'member.points.list': {
    input: z.object({ pageNum: PageNum, pageSize: PageSize }),
    // `payRule`: what they are worth at the cashier; left out where the merchant takes none.
    output: pageOf(PointsEntry).extend({
      ...OwnPoints.shape,
      ...Rule.shape,
      payRule: PayRule.omit({ pays: true }).optional(),
      serverNow: Instant,
    }),
  },
} satisfies SchemasOf<typeof pointsRows>;

export const pointsStaffSchemas = {
  'member.points.rule': { input: z.object({}), output: Rule.extend({ ...PayRule.shape, revision: z.int().min(0) }) },
  // `revision`: the one that was seen, 0 where nothing was set. What is left out stays.
  'member.points.saveRule': {
    input: Rule.extend({ ...PayRule.partial().shape, revision: z.int().min(0) }),
    output: z.object({ revision: z.int() }),
  },
  'member.points.listForStaff': {
    input: z.object({ memberId: Id, pageNum: PageNum, pageSize: PageSize }),
    output: pageOf(
      PointsEntry.extend({
        note: z.string(),
        staff: ByStaff,
        /** What staff took, and has not come back yet. */
        isUndoable: z.boolean(),
      }),
    ).extend(OwnPoints.shape),
  },
  // What is taken must be there.
  'member.points.adjust': {
    input: z.object({
      memberId: Id,
      amount: z
        .int()
        .min(-1_000_000)
        .max(1_000_000)
        .refine((amount) => amount !== 0),
      reason: Reason,
    }),
    output: z.object({ points: Points, entryId: Id }),
  },
  // What staff took comes back into the lots it came from, once.
  'member.points.undo': {
    input: z.object({ memberId: Id, entryId: Id, reason: Reason }),
    output: z.object({ points: Points }),
  },
} satisfies SchemasOf<typeof pointsStaffRows>;
