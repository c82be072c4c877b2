import { z } from 'zod';
import { FenField, Id } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import { PACKAGE_PAY_FEN } from './ledger.schema.ts';
import type { purchaseRows } from './purchase.ts';

/** Milliseconds since the epoch. */
const Instant = z.int();

const Placed = z.object({ tradeId: Id, payableFen: FenField, payBy: Instant });
const Unpaid = Placed.extend({ title: z.string() }).nullable();

export const purchaseSchemas = {
  'ledger.balance.packages': {
    input: z.object({}),
    output: z.object({
      list: z.array(z.object({ id: Id, payFen: FenField, bonusFen: FenField })).max(100),
      /** What a member may choose to pay in. */
      leastFen: FenField,
      mostFen: FenField,
      /** What still fits into the balance. */
      roomFen: FenField,
      /** One that waits to be paid: there is no other before it is paid or cancelled. */
      unpaid: Unpaid,
    }),
  },
  // A package, or a sum without a bonus.
  'ledger.balance.recharge': {
    input: z.union([z.object({ packageId: Id }), z.object({ amountFen: z.int().min(PACKAGE_PAY_FEN.min).max(PACKAGE_PAY_FEN.max) })]),
    output: Placed,
  },
  'member.card.buy': { input: z.object({ kindId: Id }), output: Placed },
  'trade.purchase.find': {
    input: z.object({ tradeId: Id }),
    output: z.object({
      kind: z.enum(['RECHARGE', 'CARD']),
      /** The package, or the kind of card; null: a sum the member has chosen. */
      refId: Id.nullable(),
      title: z.string(),
      payFen: FenField,
      bonusFen: FenField,
      state: z.enum(['UNPAID', 'PAID', 'CLOSED']),
    }),
  },
  'trade.purchase.cancel': { input: z.object({ tradeId: Id }), output: z.object({}) },
} satisfies SchemasOf<typeof purchaseRows>;
