import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** What a phone shows the messenger to have a card put into its card pack. */
export const ShownCard = z.object({
  appId: z.string().max(64),
  cardId: z.string().max(64),
  code: z.string().max(64),
  timestamp: z.coerce.string().max(20),
  nonceStr: z.string().max(64),
  signature: z.string().max(64),
});
export type ShownCard = Readonly<z.output<typeof ShownCard>>;

/** Values as they are, sorted as text and joined. */
export function isCardSignedWith(ticket: string, { cardId, code, timestamp, nonceStr, signature }: ShownCard): boolean {
  const values = [cardId, code, nonceStr, ticket, timestamp].sort();
  const expected = createHash('sha1').update(values.join('')).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
