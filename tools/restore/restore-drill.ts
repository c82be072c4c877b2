import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { restock } from '../load/restock.ts';
import type { LoadScene } from '../load/run-load.ts';
import { readScene, withDatabase } from '../load/scratch-mall.ts';
import { copyPictures, restorePictures } from '../mall/backup/backup-pictures.ts';
import { type Cluster, instantFor, makeBackup } from '../mall/backup/repository.ts';
import { ask, restoreCluster, stopRestored, urlOf } from '../mall/backup/restore-cluster.ts';
import { findMissingPictures } from '../mall/backup/restored-pictures.ts';
import { capture } from '../mall/child-process.ts';
import { databaseName } from '../mall/engines/postgres.ts';
import { inCheckout } from '../mall/paths.ts';
import { chooseFreePort } from '../mall/ports.ts';
import { type DrillMall, openDrillMall } from './drill-mall.ts';
import { buyOne, buyUntil, type Confirmed, type Promised } from './drill-shoppers.ts';

export interface DrillOptions {
  /** How long orders come before the machine dies. */
  readonly seconds: number;
  readonly buyers: number;
  /** After so many seconds what was written is in the archive; production has 60. */
  readonly archiveSeconds: number;
  readonly tell: (text: string) => void;
}

export interface DrillReport {
  readonly ordersPromised: number;
  /** The second that was restored. */
  readonly restoredTo: Date;
  /** Promised by then and not there: none may be. */
  readonly lostBefore: readonly string[];
  /** Begun after it and there all the same: none may be. */
  readonly thereAfter: readonly string[];
  /** From that second to the death: what a shopper was promised in it is lost. */
  readonly rpoSeconds: number;
  readonly ordersLost: number;
  /** From the death until an order was placed on what was restored. */
  readonly rtoSeconds: number;
  readonly books: string;
  readonly picturesNamed: number;
  readonly picturesMissing: readonly string[];
  /** Of goods: other bytes than before. */
  readonly picturesChanged: readonly string[];
}

/** Orders are under way, the machine with the database dies, and the mall is restored to the last second the archive reaches. */
export async function drillRestore(options: DrillOptions): Promise<DrillReport> {
  const mall = await openDrillMall(options.archiveSeconds);
  try {
    return await loseAndRestore(mall, options);
  } finally {
    await mall.close();
  }
}

async function loseAndRestore(mall: DrillMall, options: DrillOptions): Promise<DrillReport> {
  const loss = await lose(mall, options);
  const restored = await restoreCluster({
    of: mall.cluster,
    place: mall.place,
    at: loss.restoredTo,
    folder: path.join(mall.folder, 'restored'),
    port: await chooseFreePort(),
  });
  try {
    options.tell('the database is back; opening the books');
    return await compare(mall, loss, restored);
  } finally {
    mall.killRoles();
    await stopRestored(restored);
  }
}

interface Loss {
  readonly scene: Omit<LoadScene, 'history'>;
  readonly told: Confirmed;
  readonly diedAt: number;
  readonly restoredTo: Date;
}

async function lose(mall: DrillMall, { seconds, buyers, tell }: DrillOptions): Promise<Loss> {
  const { cluster, place, pictures } = mall;
  const url = urlOf(cluster, databaseName);
  const scene = await withDatabase(url, async (db) => {
    await restock(db);
    return readScene(db, mall.api, buyers + 1);
  });
  await makeBackup(cluster, 'full');
  tell('a full backup is there');
  await mall.startRoles(url);
  await untilCaughtUp(mall);
  tell('the mall is open');

  const stop = new AbortController();
  const reach = watchArchive(mall, stop.signal);
  const copying = copyOften(pictures, place.folder, stop.signal);
  const shopping = buyUntil(stop.signal, scene, await aPhoto());
  await pause(seconds * 1_000);
  const diedAt = Date.now();
  mall.losePrimary();
  mall.killRoles();
  stop.abort();
  const told = await shopping;
  await copying;
  const restoredTo = lastSecondOf(told.orders, await reach);
  rmSync(pictures, { recursive: true });
  tell(
    `the machine is gone at ${new Date(diedAt).toISOString()}, ${told.orders.length} orders were promised; restoring ${restoredTo.toISOString()}`,
  );
  return { scene, told, diedAt, restoredTo };
}

async function compare(mall: DrillMall, { scene, told, diedAt, restoredTo }: Loss, restored: Cluster): Promise<DrillReport> {
  const { place, pictures } = mall;
  restorePictures(place.folder, pictures);
  const [trades, named, picturesMissing] = await Promise.all([
    idsIn(restored, 'select id from trade.trade'),
    idsIn(restored, 'select key from asset.file union select key from catalog.goods_picture'),
    findMissingPictures(restored, databaseName, path.dirname(pictures)),
  ]);
  const books = await openBooks(mall, restored, restoredTo);
  await mall.startRoles(urlOf(restored, databaseName));
  await untilSold(scene);
  const [before, after] = [
    (order: Promised) => order.toldAt < restoredTo.getTime(),
    (order: Promised) => order.begunAt > restoredTo.getTime(),
  ];
  return {
    ordersPromised: told.orders.length,
    restoredTo,
    lostBefore: told.orders.filter((order) => before(order) && !trades.has(order.id)).map(({ id }) => id),
    thereAfter: told.orders.filter((order) => after(order) && trades.has(order.id)).map(({ id }) => id),
    ordersLost: told.orders.filter(({ id }) => !trades.has(id)).length,
    rpoSeconds: (diedAt - restoredTo.getTime()) / 1_000,
    rtoSeconds: (Date.now() - diedAt) / 1_000,
    books,
    picturesNamed: named.size,
    picturesMissing,
    picturesChanged: changedPictures(pictures, [...named], told.pictures),
  };
}

/** What waits too long is held against the second that was restored, not against ours. */
async function openBooks(mall: DrillMall, restored: Cluster, at: Date): Promise<string> {
  await ask(restored, `update platform.clock set ahead = '${instantFor(at)}'::timestamptz - now()`, databaseName);
  const referee = inCheckout('apps/server/src/app/referee/main.ts');
  const { code, stdout, stderr } = await capture(process.execPath, [referee], { env: mall.envFor(urlOf(restored, databaseName)) });
  await ask(restored, `update platform.clock set ahead = '0'`, databaseName);
  return code === 0 ? (stdout.trim().split('\n').at(-1) ?? '') : stdout + stderr;
}

/**
 * The last whole second the archive holds all of, and of which every picture was copied. PostgreSQL believes that it has come to an instant
 * when it sees something that was written later, so an order follows it.
 */
function lastSecondOf(orders: readonly Promised[], reached: number): Date {
  const archived = orders.filter(({ toldAt }) => toldAt <= reached).map(({ begunAt }) => begunAt);
  if (archived.length === 0) throw new Error('no order was archived: the drill was too short');
  return new Date(Math.floor(Math.max(...archived) / 1_000) * 1_000);
}

/**
 * Up to when everything written is in the archive, at the end: a piece of the log holds what was written while it was the current one.
 * Pictures count too: they are copied once a second.
 */
async function watchArchive({ cluster }: DrillMall, stop: AbortSignal): Promise<number> {
  const seen: { at: number; current: string }[] = [];
  let archived = '';
  while (!stop.aborted) {
    const at = Date.now();
    const answer = await ask(
      cluster,
      `select pg_walfile_name(pg_current_wal_insert_lsn()) || ' ' || coalesce(last_archived_wal, '') from pg_stat_archiver`,
    ).catch(() => '');
    const [current = '', last = ''] = answer.split(' ');
    if (current !== '') seen.push({ at, current });
    if (/^[0-9A-F]{24}$/.test(last)) archived = last;
    await pause(100, undefined, { signal: stop }).catch(() => undefined);
  }
  // The one that was current when we looked may have been written to until just before the next one was seen.
  const reached = seen.filter(({ current }) => current <= archived).at(-1)?.at;
  if (reached === undefined) throw new Error('nothing was archived: the drill was too short');
  return reached - PICTURE_EVERY_MS;
}

const PICTURE_EVERY_MS = 1_000;

/** What the demo's seed told is delivered: from here on the outbox is that of an open shop. */
async function untilCaughtUp({ cluster }: DrillMall): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if ((await ask(cluster, 'select count(*) from platform.outbox where done_at is null', databaseName)) === '0') return;
    await pause(200);
  }
  throw new Error('the worker did not catch up within two minutes');
}

async function copyOften(from: string, to: string, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    copyPictures(from, to);
    await pause(PICTURE_EVERY_MS / 2, undefined, { signal: stop }).catch(() => undefined);
  }
}

const aPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: { r: 200, g: 60, b: 40 } } })
    .jpeg()
    .toBuffer();

const idsIn = async (cluster: Cluster, sql: string): Promise<Set<string>> =>
  new Set((await ask(cluster, sql, databaseName)).split('\n').filter(Boolean));

/** The mall is open again when somebody has bought. */
async function untilSold(scene: Loss['scene']): Promise<void> {
  const [, buyer] = scene.shoppers;
  for (let tries = 0; tries < 50 && buyer; tries += 1) {
    const goods = scene.skus[tries % scene.skus.length];
    if (goods && (await buyOne(buyer, { cid: goods.cid, skuId: goods.skuId, quantity: 1 })) !== undefined) return;
    await pause(100);
  }
  throw new Error('nobody could buy on what was restored');
}

function changedPictures(folder: string, keys: readonly string[], sent: readonly Promised[]): string[] {
  const isSent = new Set(sent.map(({ id }) => id));
  return keys.filter((key) => !isSent.has(key)).filter((key) => readOrNothing(path.join(folder, key)) !== `a picture called ${key}`);
}

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
