import { itemRows } from '@qianpu/contract/calls/catalog';
import { footprintRows } from '@qianpu/contract/calls/favourite';
import { readAddress } from '#navigation/address';
import type { Entry } from '#navigation/page-history';
import { withSeen } from '#session/seen-goods';
import { readStored } from '#session/stored';
import { later } from '#session/stored-deferred';
import type { TelemetryContext } from './telemetry.types.ts';

/** Milliseconds a page has to rest in sight before it counts as viewed. */
const restMs = 2_000;

/** Machines that read pages say so; they look at everything, and want nothing. */
const isBot = () => /bot|spider|crawl|slurp|lighthouse|headless/i.test(navigator.userAgent);

/**
 * Counts a view of goods once for each time their page is opened, says what was viewed before it in this visit (goods viewed one
 * after the other are recommended together), and leaves a footprint: a member's in the mall, a visitor's on
 * the device until login (spec 7.7).
 */
export function reportGoodsViews(watched: Pick<TelemetryContext, 'shop' | 'history' | 'client' | 'transport' | 'send'>): void {
  if (isBot()) return;
  const { shop, history, client, transport, send } = watched;
  const { mid, cid } = shop;
  const known = new Set<string>();
  let resting: ReturnType<typeof setTimeout> | undefined;
  let before: string | undefined;

  const leaveFootprint = async (goodsId: string) => {
    await transport({ row: footprintRows['behaviour.footprint.add'], input: { cid, goodsId } });
    await client.invalidateQueries({ queryKey: ['behaviour.footprint.list'] });
  };
  const countView = (id: string, key: string) => {
    known.add(key);
    void send(itemRows['catalog.product.totalView'], { cid, id, after: before });
    before = id;
    if (readStored('token', mid) !== null) void leaveFootprint(id);
    else later.write('seenGoods', mid, withSeen(later.read('seenGoods', mid) ?? [], id, Date.now()));
  };
  const begin = ({ path, search, key }: Entry) => {
    clearTimeout(resting);
    const { name, query } = readAddress(path, search);
    const { id } = query;
    if (name !== 'goodDetail' || !id || known.has(key) || document.visibilityState !== 'visible') return;
    resting = setTimeout(countView, restMs, id, key);
  };

  begin(history.entry());
  history.listen(begin);
  // Out of sight, rendered ahead by the browser or behind another tab, nobody views it.
  document.addEventListener('visibilitychange', () => begin(history.entry()));
}
