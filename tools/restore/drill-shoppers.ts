import { setTimeout as pause } from 'node:timers/promises';
import { rows } from '../../packages/contract/src/rows.ts';
import type { OutputOf } from '../../packages/contract/src/types.ts';
import { headerRequest } from '../../packages/contract/src/wire/header.ts';
import { History } from '../load/history.ts';
import type { LoadScene } from '../load/run-load.ts';
import { openPayment, payAtCashier, place, type ShopperFacts, seePrice } from '../load/shopper.ts';

/** What somebody was told was done, and when they began to ask and heard of it: milliseconds since the epoch. */
export interface Promised {
  /** Of the trade, or the picture's key. */
  readonly id: string;
  readonly begunAt: number;
  readonly toldAt: number;
}

export interface Confirmed {
  readonly orders: Promised[];
  readonly pictures: Promised[];
}

/** They buy and send pictures, one after the other each, until they are told to stop or nobody answers. */
export async function buyUntil(stop: AbortSignal, scene: Omit<LoadScene, 'history'>, picture: Buffer): Promise<Confirmed> {
  const told: Confirmed = { orders: [], pictures: [] };
  const [pictureTaker, ...buyers] = scene.shoppers;
  if (pictureTaker === undefined) throw new Error('nobody comes');
  await Promise.all([
    ...buyers.map((buyer, at) => buyOn(stop, buyer, scene, at, told.orders)),
    sendOn(stop, pictureTaker, picture, told.pictures),
  ]);
  return told;
}

const PAUSE_MS = 150;

async function buyOn(
  stop: AbortSignal,
  buyer: ShopperFacts,
  scene: Omit<LoadScene, 'history'>,
  at: number,
  orders: Promised[],
): Promise<void> {
  for (let turn = 0; !stop.aborted; turn += 1) {
    const goods = scene.skus[(at * 7 + turn) % scene.skus.length];
    const begunAt = Date.now();
    const id = goods && (await buyOne(buyer, { cid: goods.cid, skuId: goods.skuId, quantity: 1 }));
    if (id !== undefined) orders.push({ id, begunAt, toldAt: Date.now() });
    await pause(PAUSE_MS);
  }
}

/** The trade, when it was promised; paying it may still come to nothing. */
export async function buyOne(buyer: ShopperFacts, line: { cid: string; skuId: string; quantity: number }): Promise<string | undefined> {
  const history = new History();
  const seen = await seePrice(buyer, [line]);
  if (seen.outcome !== 'ok') return undefined;
  const placed = await place(buyer, seen.data, history);
  if (placed.outcome !== 'ok') return undefined;
  const opened = await openPayment(buyer, placed.data.tradeId);
  if (opened.outcome === 'ok') await payAtCashier(buyer, opened.data, history);
  return placed.data.tradeId;
}

async function sendOn(stop: AbortSignal, member: ShopperFacts, picture: Buffer, pictures: Promised[]): Promise<void> {
  while (!stop.aborted) {
    const begunAt = Date.now();
    const key = await sendPicture(member, picture).catch(() => undefined);
    if (key !== undefined) pictures.push({ id: key, begunAt, toldAt: Date.now() });
    // Fewer than one may send a minute.
    await pause(2_100);
  }
}

export async function sendPicture(member: ShopperFacts, picture: Buffer): Promise<string | undefined> {
  const { url, headers } = headerRequest(rows['asset.file.upload'], { purpose: 'review' }, member);
  const reply = await fetch(member.api + url, {
    method: 'POST',
    headers,
    body: new Uint8Array(picture),
    signal: AbortSignal.timeout(10_000),
  });
  const { code, data } = (await reply.json()) as { code: number; data?: OutputOf<'asset.file.upload'> };
  return code === 0 ? data?.key : undefined;
}
