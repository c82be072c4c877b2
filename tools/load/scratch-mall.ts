import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openIdOf, people } from '../../apps/simulator/src/wechat-open/people.ts';
import { type Program, startProgram } from '../bench/program.ts';
import { runLogged } from '../mall/child-process.ts';
import { databaseUrl, runSql } from '../mall/engines/postgres.ts';
import { inCheckout } from '../mall/paths.ts';
import { chooseFreePorts } from '../mall/ports.ts';
import { serverEnvironment } from '../mall/settings.ts';
import type { LoadScene } from './run-load.ts';
import type { ShopperFacts } from './shopper.ts';

const database = 'qianpu_load';
const mid = '1001';

/** The demo in a database of its own, with api, worker and providers on ports of their own. */
export interface ScratchMall {
  readonly env: NodeJS.ProcessEnv;
  readonly provider: string;
  /** Where the roles answer. */
  readonly roles: { readonly api: string; readonly worker: string };
  /** Who comes, and what they can buy. */
  readonly scene: Omit<LoadScene, 'history'>;
  close(): Promise<void>;
}

export async function openScratchMall(shopperCount: number): Promise<ScratchMall> {
  const folder = mkdtempSync(path.join(tmpdir(), 'qianpu-load-'));
  await runSql(`drop database if exists ${database} with (force)`);
  await runSql(`create database ${database}`);
  const [api = 0, worker = 0, simulator = 0] = await chooseFreePorts(3);
  const provider = `http://127.0.0.1:${simulator}`;
  const env = {
    ...serverEnvironment(),
    DATABASE_URL: databaseUrl(database),
    API_PORT: String(api),
    WORKER_PORT: String(worker),
    SIMULATOR_PORT: String(simulator),
    SIMULATOR_DIR: folder,
    SMS_ENDPOINT: provider,
    WECHAT_PAY_ENDPOINT: provider,
    ALIPAY_ENDPOINT: provider,
    WECHAT_PAY_NOTIFY_ORIGIN: `http://127.0.0.1:${api}`,
    LOG_LEVEL: 'error',
  };
  await runLogged('migrate', process.execPath, [inCheckout('apps/server/db/migrate.ts')], { env });
  await runLogged('demo', process.execPath, [inCheckout('apps/server/db/seeds/load-demo.ts'), '--without-year'], { env });
  const programs: Program[] = [];
  programs.push(await startProgram([inCheckout('apps/simulator/src/main.ts')], env, `${provider}/readyz`));
  const roles = { api: `http://127.0.0.1:${api}`, worker: `http://127.0.0.1:${worker}` };
  for (const [role, address] of Object.entries(roles)) {
    programs.push(await startProgram([inCheckout('apps/server/src/app/main.ts'), role], env, `${address}/readyz`));
  }
  const scene = await withDatabase(env.DATABASE_URL, (db) => readScene(db, roles.api, shopperCount));
  return {
    env,
    provider,
    roles,
    scene,
    close: async () => {
      await Promise.all(programs.map((program) => program.stop()));
      await runSql(`drop database if exists ${database} with (force)`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function withDatabase<T>(url: string, work: (db: pg.Client) => Promise<T>): Promise<T> {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}

/** `messenger`: where its cashier is; with it a third of the shoppers are in the official account, a third in the mini-program. */
export async function readScene(db: pg.Client, api: string, shopperCount: number, messenger?: string): Promise<Omit<LoadScene, 'history'>> {
  const { rows: skus } = await db.query<{ cid: string; skuId: string; goodsId: string }>(
    `select l.cid, l.sku_id as "skuId", s.goods_id as "goodsId"
       from catalog.listing l join catalog.sku s on s.mid = l.mid and s.id = l.sku_id where l.mid = $1 order by 1, 2`,
    [mid],
  );
  const cid = skus[0]?.cid ?? '';
  const shoppers: ShopperFacts[] = [];
  for (let number = 0; number < shopperCount; number += 1) {
    const shopper = await addShopper(db, number);
    const inside = messenger === undefined ? undefined : await putInside(db, shopper.memberId, number, messenger);
    shoppers.push({ api, mid, cid, ...shopper, ...(inside && { inside }) });
  }
  const { rows: templates } = await db.query<{ id: string }>(
    `select id from marketing.coupon_template where mid = $1 and state = 'ON' and audience = 'ALL' order by id`,
    [mid],
  );
  const staff = { api, mid, cid, token: await addStaff(db) };
  return { shoppers, staff, skus, couponIds: templates.map(({ id }) => id) };
}

/** Written into the tables: sending thousands of login codes is another proof. */
async function addShopper(db: pg.Client, number: number) {
  const id = String(number + 1);
  const token = `${mid}-${randomBytes(32).toString('base64url')}`;
  await db.query(
    `with member as (
       insert into member.account (mid, id, phone, nick_name, created_at) values ($1, $2, $3, '用户', platform.now())
     ), session as (
       insert into member.session (mid, id, member_id, token_hash, channel, created_at, seen_at, expires_at)
       values ($1, $2, $2, $4, 'h5', platform.now(), platform.now(), platform.now() + interval '1 day')
     )
     insert into member.address (mid, id, member_id, name, phone, region_code, province, city, district, street, is_default, created_at)
     values ($1, $2, $2, '林知夏', $3, '110105', '北京市', '北京市', '朝阳区', '望京街道 1 号院', true, platform.now())`,
    [mid, id, `139${String(number).padStart(8, '0')}`, sha256(token)],
  );
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  return { token, memberId: id, addressId: id, address };
}

/** Where a shopper is by number: outside, in the official account, in the mini-program; its session as signing in would have left it. */
async function putInside(db: pg.Client, sessionId: string, number: number, messenger: string): Promise<ShopperFacts['inside']> {
  const channel = [undefined, 2, 1][number % 3];
  const person = people[number % people.length]?.id ?? '';
  if (channel === undefined) return undefined;
  const { rows } = await db.query<{ appId: string }>(
    'select app_id as "appId" from member.wechat_account where mid = $1 and channel = $2',
    [mid, channel],
  );
  const appId = rows[0]?.appId ?? '';
  await db.query('update member.session set wechat_app_id = $3, wechat_open_id = $4, channel = $5 where mid = $1 and id = $2', [
    mid,
    sessionId,
    appId,
    openIdOf(appId, person),
    channel === 1 ? 'mini' : 'h5',
  ]);
  return { way: channel === 1 ? 'WECHAT_MINI' : 'WECHAT_JSAPI', messenger, person };
}

async function addStaff(db: pg.Client): Promise<string> {
  const token = `${mid}-s${randomBytes(32).toString('base64url')}`;
  await db.query(
    `with account as (
       insert into staff.account (mid, id, name, password_hash, created_at) values ($1, 1, 'load', '$argon2id$none', platform.now())
     ), role as (
       insert into staff.role (mid, id, name, permissions) values ($1, 1, 'load', '{trade.*}')
     ), has as (
       insert into staff.account_role (mid, staff_id, role_id, cid) values ($1, 1, 1, 0)
     )
     insert into staff.session (mid, id, staff_id, token_hash, created_at, seen_at, expires_at)
     values ($1, 1, 1, $2, platform.now(), platform.now(), platform.now() + interval '1 day')`,
    [mid, sha256(token)],
  );
  return token;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();
