import { z } from 'zod';

/** TABLE of events of the module ledger: name → payload. */
export const ledgerEvents = {
  /** Staff have changed what a member has. */
  'ledger.balance.changed': z.object({
    memberId: z.string(),
    adjustmentId: z.string(),
    /** Principal and bonus together; negative: taken. */
    amountFen: z.int(),
    /** What can be spent since then. */
    leftFen: z.int(),
  }),
};
