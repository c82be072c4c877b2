import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** What a page shows the messenger, and the address the messenger itself sees. */
export const ShownPage = z.object({
  appId: z.string().max(64),
  timestamp: z.coerce.string().max(20),
  nonceStr: z.string().max(64),
  signature: z.string().max(64),
  url: z.url().max(4_000),
});
export type ShownPage = Readonly<z.output<typeof ShownPage>>;

/** Names in the order of the alphabet, values as they are, what follows "#" left out. */
export function isSignedWith(ticket: string, { timestamp, nonceStr, signature, url }: ShownPage): boolean {
  const facts = { jsapi_ticket: ticket, noncestr: nonceStr, timestamp, url: url.replace(/#.*/, '') };
  const signed = Object.entries(facts).map(([name, value]) => `${name}=${value}`);
  const expected = createHash('sha1').update(signed.join('&')).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
