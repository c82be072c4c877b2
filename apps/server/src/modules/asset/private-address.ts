import { timingSafeEqual } from 'node:crypto';
import { prefixOf } from '@qianpu/contract/call';
import type { Seal } from '#platform/secrets/seal';

/** Long enough to look at a page; whoever is passed the address has no longer. */
const LIFE_MS = 10 * 60_000;

/** Below the calls' own base, so that whatever brings calls to the api brings this, too. */
export const privateFilePath = `${prefixOf.upload}/private/:mid/:id`;

const PLACE = 'private file';

interface FileName {
  readonly mid: string;
  readonly id: string;
}

const signedText = ({ mid, id }: FileName, until: string): string => `${mid}/${id}/${until}`;

/** An address that opens one file until then, and no other. */
export function signAddress(
  seal: Pick<Seal, 'sign'>,
  { mid, id }: FileName,
  now: Date,
): { readonly address: string; readonly until: number } {
  const until = now.getTime() + LIFE_MS;
  const path = privateFilePath.replace(':mid', mid).replace(':id', id);
  return { address: `${path}?until=${until}&sign=${seal.sign(signedText({ mid, id }, String(until)), PLACE)}`, until };
}

/** Until when an address opens this file; undefined when it was not written here. Either live key may have signed it. */
export function readAddress(
  seal: Pick<Seal, 'signatures'>,
  file: FileName,
  { until, sign }: { readonly until?: unknown; readonly sign?: unknown },
): number | undefined {
  if (typeof until !== 'string' || typeof sign !== 'string' || !/^\d{1,15}$/.test(until)) return undefined;
  const said = Buffer.from(sign);
  const isSaid = (right: Buffer) => said.length === right.length && timingSafeEqual(said, right);
  return seal.signatures(signedText(file, until), PLACE).some((right) => isSaid(Buffer.from(right))) ? Number(until) : undefined;
}
