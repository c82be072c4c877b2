import { z } from 'zod';
import { Id, PageSize } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import type { postingRows } from './posting.ts';
import { Instant } from './trade.schema.ts';

/** Of the merchant's calendar: "2026-11-14". */
const Day = z.iso.date();
/** Positive: the account receives; so what a member has, and what was sold, is negative. */
const SignedFen = z.int();

const AccountKind = z.enum([
  ...(['PROVIDER', 'SALES', 'HELD', 'OUTSIDE', 'BONUS_COST', 'POINTS_COST'] as const),
  ...(['BALANCE', 'BALANCE_BONUS', 'BALANCE_HELD'] as const),
]);
const PostingKind = z.enum(['PAY', 'REFUND', 'ADJUST', 'HOLD', 'TAKE', 'FREE', 'JOIN', 'VOID']);
/** 0: the merchant's own, or of members all together. PROVIDER: the account there, whose reference is this number in base 36. */
const Owner = z.string().regex(/^\d{1,19}$/);

const Account = z.object({
  kind: AccountKind,
  owner: Owner,
  openingFen: SignedFen,
  /** What the account received in these days, and what it gave. */
  inFen: z.int().min(0),
  outFen: z.int().min(0),
  closingFen: SignedFen,
});

export const postingSchemas = {
  // Sums of entries: all accounts together come to nothing. Both days are included.
  'ledger.account.list': { input: z.object({ from: Day, until: Day }), output: z.array(Account) },
  // Newest first, from before the posting named.
  'ledger.posting.list': {
    input: z.object({
      kind: PostingKind.optional(),
      account: AccountKind.optional(),
      from: Day.optional(),
      until: Day.optional(),
      beforeId: Id.optional(),
      pageSize: PageSize,
    }),
    output: z.object({
      list: z.array(
        z.object({
          id: Id,
          at: Instant,
          kind: PostingKind,
          /** The business's own number: of a payment, a refund, a change of a balance. */
          ref: z.string(),
          entries: z.array(z.object({ account: AccountKind, owner: Owner, amountFen: SignedFen })),
        }),
      ),
      hasMore: z.boolean(),
    }),
  },
} satisfies SchemasOf<typeof postingRows>;
