import { createHash, randomBytes, randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Auth } from '@qianpu/contract/call';
import { rows } from '@qianpu/contract/rows';
import type { KnownIds } from '@qianpu/contract/schema';
import { ALL_SHOPS } from '@qianpu/contract/staff-scope';
import type { HttpServer } from '#platform/http/http-server';
import type { Logger } from '#platform/log';
import type { Sender } from '../call-table.ts';
import { type TestMall, testMall } from '../test-mall.ts';
import { anApi } from './api.ts';
import { aMerchant, type MadeMerchant } from './merchant.ts';
import { aMicroPage } from './micro-page.ts';

export interface TestMember {
  readonly mid: string;
  readonly memberId: string;
  readonly sessionId: string;
  readonly token: string;
}

export interface PopulatedMall {
  readonly mall: TestMall;
  readonly server: HttpServer;
  readonly apples: MadeMerchant;
  readonly pears: MadeMerchant;
  /** Ids of the apples, for examples. */
  readonly known: KnownIds;
  /** Somebody who calls the apples by their own host. */
  from(who?: { token?: string; address?: string; headers?: Record<string, string> }): Sender;
  close(): Promise<void>;
}

/** Two merchants with goods, and the api over them: what every walk along the table of calls needs. */
export async function aPopulatedMall(log?: Logger): Promise<PopulatedMall> {
  const imageDir = mkdtempSync(join(tmpdir(), 'qianpu-pictures-'));
  const mall = await testMall({ imageDir });
  const apples = await aMerchant(mall, { mid: '1', name: '甲', cids: ['11'], hosts: { 'apples.test': '1' }, goods: ['红苹果', '青苹果'] });
  const pears = await aMerchant(mall, { mid: '2', name: '乙', cids: ['22'], hosts: { 'pears.test': '2' }, goods: ['雪梨'] });
  const micro = await aMicroPage(mall, '1');
  const server = anApi(mall, undefined, log);
  return {
    mall,
    server,
    apples,
    pears,
    known: {
      mid: '1',
      cid: '11',
      goodsId: apples.goodsIds[0] ?? '',
      skuId: apples.skuIds[0] ?? '',
      categoryId: apples.categoryId,
      ...micro,
    },
    from: (who = {}) => ({ host: 'apples.test', mid: '1', cid: '11', address: anAddress(), ...who }),
    close: async () => {
      await server.close();
      await mall.close();
      rmSync(imageDir, { recursive: true });
    },
  };
}

/** A different one each time, so that limits by address do not hide what lies behind them. */
export const anAddress = (): string => [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');

/** A member with a session, written into the tables: logging in has tests of its own. */
export async function aMember(mall: TestMall, mid: string, token = `${mid}-${randomBytes(32).toString('base64url')}`): Promise<TestMember> {
  const memberId = mall.newId();
  const sessionId = mall.newId();
  const phone = `13${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
  await mall.sql(
    `with made as (insert into member.account (mid, id, phone, nick_name, created_at) values ($1, $2, $3, '用户', platform.now()))
     insert into member.session (mid, id, member_id, token_hash, channel, created_at, seen_at, expires_at)
     values ($1, $4, $2, $5, 'h5', platform.now(), platform.now(), platform.now() + interval '30 days')`,
    [mid, memberId, phone, sessionId, sha256(token)],
  );
  return { mid, memberId, sessionId, token };
}

/** Somebody who works for a merchant and may make the named calls; the token. */
export async function aStaffToken(mall: TestMall, mid: string, permissions: readonly string[], cid = ALL_SHOPS): Promise<string> {
  const token = `${mid}-s${randomBytes(32).toString('base64url')}`;
  const staffId = mall.newId();
  await mall.sql(
    `with person as (insert into staff.account (mid, id, name, password_hash, created_at) values ($1, $2, $3, $4, platform.now())),
          role as (insert into staff.role (mid, id, name, permissions) values ($1, $2, $5, $6)),
          given as (insert into staff.account_role (mid, staff_id, role_id, cid) values ($1, $2, $2, $7))
     insert into staff.session (mid, id, staff_id, token_hash, created_at, seen_at, expires_at)
     values ($1, $2, $2, $8, platform.now(), platform.now(), platform.now() + interval '1 day')`,
    [mid, staffId, `s${staffId}`, nobodysPassword, staffId, permissions, cid, sha256(token)],
  );
  return token;
}

/** Of the form of a hash, and of no password anybody knows. */
const nobodysPassword = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;
const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Somebody who may make calls of an audience, freshly logged in. */
export async function tokenFor(mall: TestMall, auth: Auth): Promise<string> {
  if (auth === 'visitor') return '';
  return auth === 'staff' ? aStaffToken(mall, '1', everyModule) : (await aMember(mall, '1')).token;
}

const everyModule = [...new Set(Object.keys(rows).map((name) => `${name.split('.')[0]}.*`))];
