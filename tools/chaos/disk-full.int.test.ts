import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { anApi } from '../../apps/server/test/builders/api.ts';
import { aMerchant, type MadeMerchant } from '../../apps/server/test/builders/merchant.ts';
import { aShopper, asCaller, type Shopper } from '../../apps/server/test/builders/shopper.ts';
import { type Answer, isOk } from '../../apps/server/test/call-table.ts';
import { makeTemplate } from '../../apps/server/test/global-setup.ts';
import { refereeFindings } from '../../apps/server/test/referee-findings.ts';
import { type TestMall, testMall } from '../../apps/server/test/test-mall.ts';
import { failures } from '../../packages/contract/src/failure.ts';
import { chooseFreePort } from '../mall/ports.ts';
import { type OwnPostgres, startPostgres } from './own-postgres.ts';
import { emptyDisk, fillDisk, mountDisk, type SmallDisk, unmountDisk } from './small-disk.ts';

/** A new cluster, a mall in it, and some of PostgreSQL's log. */
const DATABASE_MB = 320;
const PICTURES_MB = 8;
const [REFUSALS, MOST_ORDERS, SHOPPERS] = [6, 3_000, 300];
const mayMount = process.getuid?.() === 0;

let folder: string;
let postgres: OwnPostgres;
let pictures: SmallDisk;
let mall: TestMall;
let merchant: MadeMerchant;
let server: ReturnType<typeof anApi>;

beforeAll(async () => {
  if (!mayMount) return;
  folder = mkdtempSync(path.join(tmpdir(), 'qianpu-disk-full-'));
  // PostgreSQL's account must be able to walk through it.
  chmodSync(folder, 0o711);
  const imageDir = path.join(folder, 'pictures');
  mkdirSync(imageDir);
  pictures = await mountDisk(imageDir, PICTURES_MB);
  postgres = await startPostgres(folder, await chooseFreePort(), randomUUID(), { diskMb: DATABASE_MB });
  const adminUrl = Object.assign(new URL(postgres.url), { pathname: '/postgres' }).href;
  await vi.waitFor(() => answers(adminUrl), { timeout: 20_000, interval: 100 });
  mall = await testMall({ imageDir }, { patienceMs: 2_000 }, { adminUrl, templateName: await makeTemplate(adminUrl) });
  merchant = await aMerchant(mall, {
    mid: '1',
    name: '甲',
    cids: ['11'],
    hosts: { 'apples.test': '1' },
    goods: ['红苹果'],
    stock: 100_000,
  });
  server = anApi(mall);
}, 120_000);
afterAll(async () => {
  if (!mayMount) return;
  // Whatever was not put right: nothing can be closed on a full disk.
  if (postgres) emptyDisk(folderOf(postgres.disk));
  await server?.close();
  await mall?.close();
  await postgres?.close();
  if (pictures) await unmountDisk(pictures);
  rmSync(folder, { recursive: true, force: true });
});

async function answers(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.end();
}

const folderOf = (disk: SmallDisk): string => {
  if ('missing' in disk) throw new Error(disk.missing);
  return disk.folder;
};

const never = (): never => {
  throw new Error('there is none');
};

const FAULT = { status: 503, code: failures.INTERNAL.code };
const NOT_KEPT = { status: 200, code: failures.PICTURE_NOT_KEPT.code };

/** Why is for the log. */
function expectPlainFailure({ status, code, text }: Answer, expected: object): void {
  expect({ status, code }).toEqual(expected);
  expect(text).not.toMatch(/space|disk|ENOSPC|write|relation|postgres|ECONN|connection/i);
}

describe.runIf(mayMount)('a disk without room (spec 9)', () => {
  const shoppers: Shopper[] = [];
  beforeAll(async () => {
    for (let nth = 0; nth < SHOPPERS; nth += 1) shoppers.push(await aShopper(mall, merchant));
  });

  const callOf = ({ token }: Shopper) => asCaller(server, { host: 'apples.test', mid: '1', cid: '11', token });

  /** The same order under the same key, however often it is sent. */
  const order = (nth: number): Promise<Answer> => {
    const shopper = shoppers[nth % SHOPPERS] ?? never();
    const lines = [{ cid: '11', skuId: merchant.skuIds[0], quantity: 1 }];
    return callOf(shopper)(
      'trade.order.place',
      { lines, addressId: shopper.addressId, seenPayableFen: 1_990 },
      `order-${nth}-of-this-test`,
    );
  };

  test('of the database: orders are refused plainly, leave nothing behind, and are taken once there is room', {
    timeout: 180_000,
  }, async () => {
    const promised = new Map<number, unknown>();
    const refused: number[] = [];
    const place = async (nth: number) => {
      const answer = await order(nth);
      if (isOk(answer)) return void promised.set(nth, answer.data);
      expectPlainFailure(answer, FAULT);
      refused.push(nth);
    };
    await place(0);
    expect(promised.size).toBe(1);
    fillDisk(folderOf(postgres.disk));
    // Files it has are used up first: those of its tables, and some of its log.
    for (let files = 0; files < 4; files += 1) await mall.sql('select pg_switch_wal(), txid_current()').catch(() => undefined);
    for (let nth = 1; refused.length < REFUSALS && nth < MOST_ORDERS; nth += 1) await place(nth);
    expect(refused).toHaveLength(REFUSALS);

    emptyDisk(folderOf(postgres.disk));
    await vi.waitFor(async () => expect(await order(refused[0] ?? never())).toSatisfy(isOk), { timeout: 60_000, interval: 200 });
    for (const nth of refused) expect(await order(nth)).toSatisfy(isOk);
    // Sent again, what was promised is what was promised.
    for (const [nth, data] of promised) expect((await order(nth)).data).toEqual(data);
    const [counted] = await mall.sql<{ trades: number; keys: number }>(
      `select (select count(*)::int from trade.trade) as trades,
              (select count(*)::int from platform.idempotency where reply is not null) as keys`,
    );
    expect(counted).toEqual({ trades: promised.size + refused.length, keys: promised.size + refused.length });
    expect(await refereeFindings(mall)).toEqual([]);
  });

  test('of pictures: an upload is refused plainly and leaves neither a file nor a row, and orders go on', async () => {
    const upload = () => callOf(shoppers[0] ?? never())('asset.file.upload', { purpose: 'review' });
    const place = folderOf(pictures);
    const files = () =>
      readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && entry.name !== 'ballast').length;
    const kept = async () => (await mall.sql('select from asset.file')).length;
    expect(await upload()).toSatisfy(isOk);
    expect([files(), await kept()]).toEqual([1, 1]);
    fillDisk(place);
    expectPlainFailure(await upload(), NOT_KEPT);
    expect([files(), await kept()]).toEqual([1, 1]);
    expect(await order(MOST_ORDERS)).toSatisfy(isOk);
    emptyDisk(place);
    expect(await upload()).toSatisfy(isOk);
    expect([files(), await kept()]).toEqual([2, 2]);
  });
});
