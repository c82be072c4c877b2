import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { failures } from '@qianpu/contract/failure';
import { rows } from '@qianpu/contract/rows';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { HttpServer } from '#platform/http/http-server';
import { aMerchant } from '../../../test/builders/merchant.ts';
import { aFreePort } from '../../../test/builders/pay-account.ts';
import { aMember, aStaffToken } from '../../../test/builders/populated-mall.ts';
import { becomesReady, end, program } from '../../../test/builders/running-mall.ts';
import { aWebServer } from '../../../test/builders/web-server.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { uncleanness } from '../../../test/uploads/clean-file.ts';
import type { HostileFile } from '../../../test/uploads/hostile-file.types.ts';
import { hostileFiles } from '../../../test/uploads/hostile-files.ts';

const MOST_RSS_MB = 512;
/** Senders, each with a login of its own; every second one works for the merchant, whose pictures may be see-through. */
const AT_ONCE = 6;

const pictures = mkdtempSync(path.join(tmpdir(), 'qianpu-pictures-'));
let mall: TestMall;
let web: HttpServer;
let api: ChildProcess;
let origin: string;
let files: HostileFile[];

beforeAll(async () => {
  mall = await testMall({ imageDir: pictures });
  await aMerchant(mall, { mid: '1', name: '甲', cids: ['11'], hosts: { '127.0.0.1': '1' }, goods: ['红苹果'] });
  web = await aWebServer(mall, { IMAGE_DIR: pictures });
  files = await hostileFiles();
  const port = await aFreePort();
  origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    MALL_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: mall.url,
    REDIS_URL: inject('redisUrl'),
    API_PORT: String(port),
    IMAGE_DIR: pictures,
    SECRETS_KEY: 'a1'.repeat(32),
  };
  // A process of its own: its memory is looked at, and it must live through everything.
  api = spawn(process.execPath, [program, 'api'], { env, stdio: 'ignore' });
  expect(await becomesReady(api, port, performance.now() + 60_000)).toBe(true);
}, 180_000);
afterAll(async () => {
  await end(api);
  await web.close();
  await mall.close();
  rmSync(pictures, { recursive: true });
});

interface Answer {
  readonly code: unknown;
  readonly data: { readonly key: string } | null;
}

async function upload({ bytes, headers }: HostileFile, nth: number): Promise<Answer> {
  const isStaff = nth % 2 === 0;
  const row = rows[isStaff ? 'asset.file.uploadForShop' : 'asset.file.upload'];
  const token = isStaff ? await aStaffToken(mall, '1', ['asset.*']) : (await aMember(mall, '1')).token;
  const reply = await fetch(`${origin}${row.path}?purpose=${isStaff ? 'goods' : 'review'}`, {
    method: 'POST',
    headers: { token, ...headers },
    body: new Uint8Array(bytes),
  });
  expect(reply.status).toBe(200);
  return (await reply.json()) as Answer;
}

/** The api, and the decoder it has begun. */
const processes = (): string[] => [
  String(api.pid),
  ...readFileSync(`/proc/${api.pid}/task/${api.pid}/children`, 'utf8').split(' ').filter(Boolean),
];

/** The most memory a process ever held. */
const peakMb = (pid: string) => Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const refusals: readonly unknown[] = [failures.PICTURE_UNREADABLE.code, failures.PICTURE_TOO_LARGE.code];

function verdictOn({ what, becomes }: HostileFile, { code, data }: Answer): string[] {
  const isKept = code === 0;
  if (!isKept && !refusals.includes(code)) return [`${what}: ${code}`];
  if (isKept ? becomes === 'refused' : becomes === 'clean') return [`${what}: ${isKept ? data?.key : code}`];
  return [];
}

describe('hostile files (spec 7.7)', () => {
  const keys: string[] = [];

  test('become pictures or are refused, whatever they say they are, within bounded memory', { timeout: 300_000 }, async () => {
    expect(files.length).toBeGreaterThanOrEqual(200);
    const complaints: string[] = [];
    const queue = files.entries();
    const send = async () => {
      for (const [nth, file] of queue) {
        const answer = await upload(file, nth);
        complaints.push(...verdictOn(file, answer));
        if (answer.data && answer.code === 0) keys.push(answer.data.key);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, send));
    expect(complaints).toEqual([]);
    expect(processes()).toHaveLength(2);
    for (const pid of processes()) expect(peakMb(pid)).toBeLessThan(MOST_RSS_MB);
    expect(api.exitCode).toBeNull();
  });

  test('leave nothing in the folder but what was answered, and only clean pictures', () => {
    const stored = readdirSync(pictures, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(pictures, path.join(entry.parentPath, entry.name)));
    expect(stored.sort()).toEqual([...keys].sort());
    for (const key of stored) expect(uncleanness(key, readFileSync(path.join(pictures, key))), key).toBeUndefined();
  });

  test('are served as pictures and as nothing else', async () => {
    for (const key of keys) {
      const reply = await web.inject({ url: `/img/${key}`, headers: { host: '127.0.0.1' } });
      expect(reply.headers).toMatchObject({
        'content-type': key.endsWith('.jpg') ? 'image/jpeg' : 'image/png',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
      });
      expect(reply.headers).not.toHaveProperty('set-cookie');
      const { width, height } = await sharp(reply.rawPayload).metadata();
      expect(Math.max(width, height)).toBeLessThanOrEqual(2_000);
    }
  });
});
