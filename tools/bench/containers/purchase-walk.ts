import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { readPage } from '../../chaos/page-readers.ts';
import { History } from '../../load/history.ts';
import { callMall } from '../../load/mall-client.ts';
import type { LoadScene } from '../../load/run-load.ts';
import { withDatabase } from '../../load/scratch-mall.ts';
import { openPayment, payAtCashier, place, seePrice } from '../../load/shopper.ts';
import { sendPicture } from '../../restore/drill-shoppers.ts';
import type { Rehearsal } from './rehearsal.ts';

const PAID_WITHIN_MS = 30_000;

/** From the home page to a paid order, and a picture; each step with its name, a failed one says so and ends the walk. */
export async function buyThroughEdge({ shop, env }: Rehearsal, scene: Omit<LoadScene, 'history'>): Promise<string[]> {
  const steps: string[] = [];
  const [goods] = scene.skus;
  // Outside the messenger: by the provider's cashier for browsers.
  const shopper = scene.shoppers.find(({ inside }) => inside === undefined);
  if (goods === undefined || shopper === undefined) return ['failed: nobody comes'];
  const { cid, skuId, goodsId } = goods;
  const history = new History();
  const line = { cid, skuId, quantity: 1 };
  let tradeId = '';
  const walk: Record<string, () => Promise<boolean>> = {
    'home page': async () => (await readPage(`${shop}/shop/`)) === 'page',
    'item page': async () => (await readPage(`${shop}/shop/item/${goodsId}.html?cid=${cid}`)) === 'page',
    'into the cart': async () => (await callMall(shopper, 'cart.line.add', line)).outcome === 'ok',
    'order placed and paid at the cashier': async () => {
      const seen = await seePrice(shopper, [line]);
      const placed = seen.outcome === 'ok' ? await place(shopper, seen.data, history) : undefined;
      if (placed?.outcome !== 'ok') return false;
      tradeId = placed.data.tradeId;
      const opened = await openPayment(shopper, tradeId);
      return opened.outcome === 'ok' && (await payAtCashier(shopper, opened.data, history)).outcome === 'ok';
    },
    'payment known by the callback through the edge': () => isPaid(env.DATABASE_URL ?? '', tradeId),
    'picture sent to one container and served by another': async () => {
      const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: 'teal' } })
        .jpeg()
        .toBuffer();
      const key = await sendPicture(shopper, picture);
      const reply = await fetch(`${shop}/img/${key}?w=360`);
      return reply.ok && (reply.headers.get('content-type') ?? '').startsWith('image/');
    },
  };
  for (const [name, step] of Object.entries(walk)) {
    const isDone = await step().catch(() => false);
    steps.push(isDone ? name : `failed: ${name}`);
    if (!isDone) break;
  }
  return steps;
}

async function isPaid(url: string, tradeId: string): Promise<boolean> {
  const deadline = performance.now() + PAID_WITHIN_MS;
  while (performance.now() < deadline) {
    const { rows } = await withDatabase(url, (db) => db.query<{ state: string }>('select state from trade.trade where id = $1', [tradeId]));
    if (rows[0]?.state === 'PAID') return true;
    await pause(200);
  }
  return false;
}
