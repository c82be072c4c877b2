import { z } from 'zod';
import { countedPageOf, FenField, Id, Line, PageNum, PageSize, pageOf, Words } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import type { ledgerRows } from './ledger.ts';
import { Instant, StaffName } from './trade.schema.ts';

const SignedFen = z.int();

/** What was paid in, what was given beside it, and what of both is set aside. */
const Sums = z.object({ principalFen: FenField, bonusFen: FenField, heldFen: FenField });

export const AdjustReason = z.enum(['COMPENSATION', 'CORRECTION', 'OFFLINE', 'OTHER']);
export const AdjustmentState = z.enum(['WAITING', 'DONE', 'REFUSED']);
/** BOTH: taken of principal and bonus as a purchase takes it; nothing is given that way. */
export const AdjustPart = z.enum(['PRINCIPAL', 'BONUS', 'BOTH']);

/** The most one adjustment moves: what a member may hold. */
export const MOST_ADJUSTED_FEN = 5_000_000;
/** A package is paid with so much (rules 8.2); its bonus is no more than that. */
export const PACKAGE_PAY_FEN = { min: 100, max: 500_000 } as const;

const Movement = z.object({
  /** Of what was posted. */
  id: Id,
  at: Instant,
  /**
   * ADJUSTED by staff, HELD until somebody decides, FREED again, JOINED from another account of the member, VOID. SPENT on an order, UNSPENT when
   * that payment came to nothing, REFUNDED, RECHARGED.
   */
  sort: z.enum(['ADJUSTED', 'HELD', 'FREED', 'JOINED', 'VOID', 'SPENT', 'UNSPENT', 'REFUNDED', 'RECHARGED']),
  principalFen: SignedFen,
  bonusFen: SignedFen,
  /** What could be spent after it. */
  leftFen: FenField,
  /** Of what staff have done; null of all else. */
  reason: AdjustReason.nullable(),
});

const movements = {
  /** What came in, or what went; without it both. */
  kind: z.enum(['IN', 'OUT']).optional(),
  pageNum: PageNum,
  pageSize: PageSize,
};

const Adjustment = z.object({
  id: Id,
  memberId: Id,
  nickName: z.string(),
  principalFen: SignedFen,
  bonusFen: SignedFen,
  reason: AdjustReason,
  note: z.string(),
  state: AdjustmentState,
  askedBy: StaffName,
  askedAt: Instant,
  /** Null of one that was done alone, or waits. */
  decidedBy: StaffName.nullable(),
  decidedAt: Instant.nullable(),
});

const Package = z.object({ id: Id, revision: z.int(), payFen: FenField, bonusFen: FenField, isOn: z.boolean() });

export const ledgerSchemas = {
  'ledger.balance.find': { input: z.object({}), output: Sums },
  // Newest first.
  'ledger.balance.list': { input: z.object(movements), output: pageOf(Movement).extend({ balance: Sums }) },
  'ledger.balance.listForStaff': {
    // A member's whole phone, or number.
    input: z.object({ ...movements, find: Line(40) }),
    output: pageOf(Movement).extend({
      /** Null: nobody is found by it; then all sums are nothing. */
      member: z.object({ id: Id, nickName: z.string() }).nullable(),
      balance: Sums,
    }),
  },
  'ledger.adjustment.ask': {
    input: z
      .object({
        memberId: Id,
        part: AdjustPart,
        /** Positive: the member comes to have it. */
        amountFen: z
          .int()
          .min(-MOST_ADJUSTED_FEN)
          .max(MOST_ADJUSTED_FEN)
          .refine((fen) => fen !== 0),
        reason: AdjustReason,
        note: Words(200).default(''),
      })
      .refine(({ part, amountFen }) => part !== 'BOTH' || amountFen < 0, { path: ['part'] }),
    // WAITING: more than the caller may change alone; what is to be taken is held until somebody decides.
    output: z.object({ id: Id, state: AdjustmentState }),
  },
  'ledger.adjustment.approve': { input: z.object({ id: Id }), output: z.object({ principalFen: SignedFen, bonusFen: SignedFen }) },
  'ledger.adjustment.refuse': { input: z.object({ id: Id }), output: z.object({}) },
  'ledger.adjustment.list': {
    input: z.object({ state: AdjustmentState.optional(), memberId: Id.optional(), pageNum: PageNum, pageSize: PageSize }),
    output: countedPageOf(Adjustment),
  },
  'ledger.package.save': {
    input: z
      .object({
        // A new one without; then it is off.
        id: Id.optional(),
        revision: z.int().min(1).optional(),
        payFen: z.int().min(PACKAGE_PAY_FEN.min).max(PACKAGE_PAY_FEN.max),
        bonusFen: z.int().min(0).max(PACKAGE_PAY_FEN.max),
      })
      .refine(({ payFen, bonusFen }) => bonusFen <= payFen, { path: ['bonusFen'] })
      .refine(({ id, revision }) => (id === undefined) === (revision === undefined), { path: ['revision'] }),
    output: z.object({ id: Id, revision: z.int() }),
  },
  // The smallest first.
  'ledger.package.list': { input: z.object({ pageNum: PageNum, pageSize: PageSize }), output: countedPageOf(Package) },
  'ledger.package.setOn': { input: z.object({ id: Id, isOn: z.boolean() }), output: z.object({}) },
} satisfies SchemasOf<typeof ledgerRows>;
