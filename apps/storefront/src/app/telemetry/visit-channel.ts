import { channelMemoryDays } from '@qianpu/kit/analytics';
import { reportValues } from '#session/stored-reports';

/** How the shopper came: what the address says, or what one said in the last thirty days (spec 9). */
export function channelOf(mid: string, search: string): string | undefined {
  const now = Date.now();
  const said = new URLSearchParams(search).get('channel') ?? '';
  if (/^[\w-]{1,32}$/.test(said)) {
    reportValues.write('visitChannel', mid, { channel: said, until: now + channelMemoryDays * 86_400_000 });
    return said;
  }
  const known = reportValues.read('visitChannel', mid);
  return known && now < known.until ? known.channel : undefined;
}
