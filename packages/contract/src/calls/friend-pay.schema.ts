import { z } from 'zod';
import { FenField, Id, Words } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import type { friendPayRows } from './friend-pay.ts';
import { AtProvider, Instant, PayWayHere, ProviderWay } from './trade.schema.ts';

/** The secret part of the link. */
const Token = z.string().regex(/^[0-9a-z]{1,13}\.[0-9a-f]{32}$/);

export const friendPaySchemas = {
  // Made again it is the same link with the new words; the first time it gives the trade two hours more.
  'trade.friendPay.create': {
    input: z.object({ tradeId: Id, words: Words(60).default('') }),
    output: z.object({ token: z.string(), payBy: Instant }),
  },
  // Whoever has the link may look: never at an address or a phone.
  'marketing.friendsPay.info': {
    input: z.object({ token: Token }),
    output: z.object({
      state: z.enum(['OPEN', 'PAID', 'OVER']),
      nickName: z.string(),
      headIcon: z.string(),
      words: z.string(),
      /** What is left for the friend: the owner may have set a part aside. */
      payableFen: FenField,
      lines: z.array(z.object({ title: z.string(), picture: z.string(), quantity: z.int().min(1) })).max(100),
      payBy: Instant,
      serverNow: Instant,
      /** The caller's own trade. */
      isOwn: z.boolean(),
      /** Who paid it, once somebody has. */
      paidBy: z.string().nullable(),
      /** Of the caller's session; none of a visitor. */
      ways: z.array(PayWayHere),
    }),
  },
  'trade.friendPay.open': {
    input: z.object({ token: Token, way: ProviderWay }),
    output: z.object({ payBy: Instant, provider: AtProvider }),
  },
} satisfies SchemasOf<typeof friendPayRows>;
