import { randomId } from '#lib/random-id';
import { readStored, writeStored } from './stored.ts';

/** One will of the shopper: the same deed with the same content. It keeps its key until there is an answer (also over a reload). */
const intentOf = (deed: string, input: object) => `${deed} ${JSON.stringify(input)}`;

export function keyOfIntent(mid: string, deed: string, input: object): string {
  const keys = readStored('intents', mid) ?? {};
  const intent = intentOf(deed, input);
  const known = keys[intent];
  if (known) return known;
  const key = randomId();
  writeStored('intents', mid, { ...keys, [intent]: key });
  return key;
}

export function settleIntent(mid: string, deed: string, input: object): void {
  const { [intentOf(deed, input)]: _settled, ...open } = readStored('intents', mid) ?? {};
  writeStored('intents', mid, Object.keys(open).length === 0 ? null : open);
}
