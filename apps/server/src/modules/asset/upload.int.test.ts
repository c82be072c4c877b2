import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { failures } from '@qianpu/contract/failure';
import { rows } from '@qianpu/contract/rows';
import type { OutputOf } from '@qianpu/contract/types';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findOwnFiles } from '#modules/asset';
import { inTx } from '#platform/ctx';
import type { HttpServer } from '#platform/http/http-server';
import { callOutcomes } from '#platform/metrics';
import { anApi } from '../../../test/builders/api.ts';
import { aMerchant } from '../../../test/builders/merchant.ts';
import { aMember, aStaffToken, type TestMember } from '../../../test/builders/populated-mall.ts';
import { aWebServer } from '../../../test/builders/web-server.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { memberRoom, merchantRoom } from './storage-quota.rules.ts';

const pictures = mkdtempSync(path.join(tmpdir(), 'qianpu-pictures-'));
let mall: TestMall;
let server: HttpServer;
let web: HttpServer;
beforeAll(async () => {
  mall = await testMall({ imageDir: pictures });
  await aMerchant(mall, { mid: '1', name: '甲', cids: ['11'], hosts: { 'one.test': '1', '127.0.0.1': '1' }, goods: ['苹果'] });
  await aMerchant(mall, { mid: '2', name: '乙', cids: ['22'], hosts: { 'two.test': '2' }, goods: ['梨'] });
  server = anApi(mall);
  await server.listen({ port: 0, host: '127.0.0.1' });
  web = await aWebServer(mall, { IMAGE_DIR: pictures, API_URL: server.listeningOrigin });
  await web.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await web.close();
  await server.close();
  await mall.close();
  rmSync(pictures, { recursive: true });
});

const byMembers = rows['asset.file.upload'].path;
const byStaff = rows['asset.file.uploadForShop'].path;
const aPhoto = (width: number, height: number, alpha = 1): Sharp =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 40, b: 40, alpha } } });
const codeOf = (name: keyof typeof failures) => failures[name].code;

interface Answer<T = OutputOf<'asset.file.upload'>> {
  readonly code: unknown;
  readonly data: T;
}

async function send(url: string, token: string, payload: Buffer, headers: Record<string, string> = {}): Promise<Answer> {
  const reply = await server.inject({ method: 'POST', url, headers: { host: 'one.test', token, ...headers }, payload });
  return reply.json<Answer>();
}
const upload = async (picture: Sharp, { token }: Pick<TestMember, 'token'>, purpose = 'review') =>
  send(`${byMembers}?purpose=${purpose}`, token, await picture.toBuffer());
const serve = (key: string) => web.inject({ url: `/img/${key}`, headers: { host: 'one.test' } });
const fileCount = () => readdirSync(pictures, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

describe('a picture somebody uploads (spec 7.7)', () => {
  test('is kept under a name of ours and served as a picture', async () => {
    const { code, data } = await upload(aPhoto(300, 200).jpeg(), await aMember(mall, '1'));
    expect(code).toBe(0);
    expect(data).toEqual({ key: expect.stringMatching(/^1\/review\/[0-9a-f]{32}__[0-9a-f]{6}\.jpg$/), width: 300, height: 200 });
    const { statusCode, headers, rawPayload } = await serve(data.key);
    expect([statusCode, headers['content-type'], headers['x-content-type-options']]).toEqual([200, 'image/jpeg', 'nosniff']);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 200 });
  });

  test('is turned as it was held, and says nothing about who took it where', async () => {
    const exif = { IFD0: { Copyright: '林知夏' }, IFD3: { GPSLatitude: '39/1 54/1 20/1' } };
    const held = aPhoto(300, 200).jpeg().withMetadata({ orientation: 6, exif });
    const { data } = await upload(held, await aMember(mall, '1'));
    expect(data).toMatchObject({ width: 200, height: 300 });
    const result = await sharp((await serve(data.key)).rawPayload).metadata();
    expect(result).toMatchObject({ width: 200, height: 300 });
    expect([result.exif, result.icc, result.xmp, result.orientation]).toEqual([undefined, undefined, undefined, undefined]);
  });

  test.each([
    ['wide', 5_000, 1_000, 2_000, 400],
    ['high', 1_000, 5_000, 400, 2_000],
    ['small', 20, 10, 20, 10],
  ])('that is %s is at most 2,000 long', async (_how, width, height, keptWidth, keptHeight) => {
    const { data } = await upload(aPhoto(width, height).png(), await aMember(mall, '1'));
    expect(data).toMatchObject({ width: keptWidth, height: keptHeight });
  });

  test('stays see-through for the merchant’s goods; a member’s gets a white ground', async () => {
    const glass = await aPhoto(20, 20, 0).png().toBuffer();
    const goods = await send(`${byStaff}?purpose=goods`, await aStaffToken(mall, '1', ['asset.*']), glass);
    expect(goods.data.key).toMatch(/^1\/goods\/[0-9a-f]{32}\.png$/);
    expect((await sharp((await serve(goods.data.key)).rawPayload).stats()).isOpaque).toBe(false);
    const review = await send(`${byMembers}?purpose=review`, (await aMember(mall, '1')).token, glass);
    const { dominant } = await sharp((await serve(review.data.key)).rawPayload).stats();
    expect(dominant).toEqual({ r: 248, g: 248, b: 248 });
  });

  test('is what its bytes are, whatever it is sent as', async () => {
    const photo = await aPhoto(20, 20).webp().toBuffer();
    const { token } = await aMember(mall, '1');
    for (const type of ['text/html', 'application/json', 'image/svg+xml', 'application/x-www-form-urlencoded'])
      expect(await send(`${byMembers}?purpose=review`, token, photo, { 'content-type': type })).toMatchObject({ code: 0 });
  });

  test('is its sender’s alone', async () => {
    const [mine, other] = [await aMember(mall, '1'), await aMember(mall, '1')];
    const { key } = (await upload(aPhoto(20, 20).jpeg(), mine)).data;
    const own = (memberId: string, mid = '1') => inTx(mall.ctx(mid), (ctx) => findOwnFiles(ctx, memberId, [key, '1/review/other.jpg']));
    expect(await own(mine.memberId)).toEqual([key]);
    expect(await own(other.memberId)).toEqual([]);
    expect(await own(mine.memberId, '2')).toEqual([]);
    expect(await inTx(mall.ctx('1'), (ctx) => findOwnFiles(ctx, mine.memberId, []))).toEqual([]);
  });

  test.each(['', '?purpose=goods', '?purpose=../../etc', '?purpose=review&purpose=avatar'])(
    'for no purpose of a member (%s) is refused',
    async (query) => {
      const { token } = await aMember(mall, '1');
      expect(await send(`${byMembers}${query}`, token, await aPhoto(20, 20).jpeg().toBuffer())).toMatchObject({
        code: codeOf('BAD_INPUT'),
      });
    },
  );
});

describe('a picture there is no room for (spec 7.7)', () => {
  const fill = (ownerId: string, { files, bytes }: { files: number; bytes: number }) =>
    mall.sql(
      `insert into asset.room (mid, owner_id, files, bytes) values (1, $1, $2, $3)
       on conflict (mid, owner_id) do update set files = excluded.files, bytes = excluded.bytes`,
      [ownerId, files, bytes],
    );

  test.each([
    ['as many as a member may have', { ...memberRoom, bytes: 1 }],
    ['as much as a member may have', { ...memberRoom, files: 1 }],
  ])('%s: the next is refused, and not kept', async (_what, room) => {
    const member = await aMember(mall, '1');
    await fill(member.memberId, room);
    const before = fileCount();
    expect(await upload(aPhoto(20, 20).jpeg(), member)).toMatchObject({ code: codeOf('PICTURES_FULL') });
    expect(fileCount()).toBe(before);
    expect(await mall.sql('select from asset.file where member_id = $1', [member.memberId])).toEqual([]);
  });

  test('a merchant’s own is full with everybody’s, and a member’s then loses nothing', async () => {
    const [stored] = await mall.sql<{ files: number; bytes: string }>('select files, bytes from asset.room where mid = 1 and owner_id = 0');
    await fill('0', merchantRoom);
    const member = await aMember(mall, '1');
    expect(await upload(aPhoto(20, 20).jpeg(), member)).toMatchObject({ code: codeOf('PICTURES_FULL') });
    expect(await mall.sql('select from asset.room where owner_id = $1', [member.memberId])).toEqual([]);
    await fill('0', { files: stored?.files ?? 1, bytes: Number(stored?.bytes ?? 1) });
    expect(await upload(aPhoto(20, 20).jpeg(), member)).toMatchObject({ code: 0 });
  });

  test('a folder that cannot be written to is told, and nothing is counted', async () => {
    const noFolder = path.join(pictures, 'a-file');
    writeFileSync(noFolder, '');
    const spoiled = await testMall({ imageDir: noFolder });
    await aMerchant(spoiled, { mid: '1', name: '甲', cids: ['11'], hosts: { 'one.test': '1' }, goods: [] });
    const { token } = await aMember(spoiled, '1');
    const headers = { host: 'one.test', token };
    const spoiledApi = anApi(spoiled);
    const payload = await aPhoto(20, 20).jpeg().toBuffer();
    const reply = await spoiledApi.inject({ method: 'POST', url: `${byMembers}?purpose=review`, headers, payload });
    expect(reply.json()).toMatchObject({ code: codeOf('PICTURE_NOT_KEPT') });
    expect(await spoiled.sql('select from asset.room')).toEqual([]);
    await spoiledApi.close();
    await spoiled.close();
    rmSync(noFolder);
  });
});

describe('the way of a file (spec 7.7, 9)', () => {
  const big = Buffer.alloc(9 * 1024 * 1024);

  test('through the web role is the same', async () => {
    const { token } = await aMember(mall, '1');
    const body = await aPhoto(40, 40).png().toBuffer();
    const reply = await fetch(`${web.listeningOrigin}${byMembers}?purpose=review`, { method: 'POST', headers: { token }, body });
    expect(await reply.json()).toMatchObject({ code: 0, data: { width: 40 } });
  });

  test.each([
    ['the api', () => server],
    ['the web role', () => web],
  ])('who is refused by %s before the file is read learns why when it has been sent', async (_who, role) => {
    for (const [token, code] of [
      ['1-nobody', codeOf('LOGIN_INVALID')],
      ['', codeOf('NOT_LOGGED_IN')],
    ] as const) {
      const headers = { ...(token && { token }) };
      const reply = await fetch(`${role().listeningOrigin}${byMembers}?purpose=review`, { method: 'POST', headers, body: big });
      expect(await reply.json()).toMatchObject({ code });
    }
  });

  test('of 30 MB is told every time that it is too large, through the web role and without (spec 7.7)', async () => {
    const { token } = await aMember(mall, '1');
    const body = Buffer.alloc(30 * 1024 * 1024);
    const answers: unknown[] = [];
    for (const role of Array.from({ length: 24 }, (_, nth) => (nth % 4 === 0 ? server : web))) {
      const sent = fetch(`${role.listeningOrigin}${byMembers}?purpose=review`, { method: 'POST', headers: { token }, body });
      answers.push(await sent.then((reply) => reply.json()).catch((error: Error) => String(error.cause ?? error)));
    }
    expect(answers.filter((answer) => (answer as Answer).code !== codeOf('PICTURE_TOO_LARGE'))).toEqual([]);
  }, 120_000);

  test('of one byte more than may come is refused before it is read', async () => {
    const { token } = await aMember(mall, '1');
    const answer = await new Promise<string>((resolve, reject) => {
      const headers = { token, 'content-length': 10 * 1024 * 1024 + 1 };
      const sent = request(`${server.listeningOrigin}${byMembers}?purpose=review`, { method: 'POST', agent: false, headers }, (reply) => {
        reply.setEncoding('utf8').once('data', resolve);
      });
      sent.once('error', reject);
      // The head alone.
      sent.flushHeaders();
    });
    expect(JSON.parse(answer)).toMatchObject({ code: codeOf('PICTURE_TOO_LARGE') });
  });

  test('without a length is refused: nobody could say when it is too large', async () => {
    const { token } = await aMember(mall, '1');
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(100));
        controller.close();
      },
    });
    const sent = fetch(`${server.listeningOrigin}${byMembers}?purpose=review`, {
      method: 'POST',
      headers: { token },
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect(await (await sent).json()).toMatchObject({ code: codeOf('BAD_INPUT'), data: ['content-length'] });
  });

  /** Somebody who has sent some of a file, and will not send the rest. */
  async function beginFile(token: string): Promise<ClientRequest> {
    const headers = { token, 'content-length': 1_000 };
    const sent = request(`${server.listeningOrigin}${byMembers}?purpose=review`, { method: 'POST', agent: false, headers });
    sent.on('error', () => undefined);
    await new Promise((resolve) => sent.write(Buffer.alloc(500), resolve));
    return sent;
  }
  const patience = { timeout: 10_000, interval: 500 };

  test('that breaks off leaves nothing, and the next is taken', async () => {
    const { token } = await aMember(mall, '1');
    const before = fileCount();
    for (let nth = 0; nth < 6; nth += 1) (await beginFile(token)).destroy();
    await expect.poll(() => upload(aPhoto(20, 20).jpeg(), { token }), patience).toMatchObject({ code: 0 });
    expect(fileCount()).toBe(before + 1);
  });

  /** Files that were refused because their sender had too many under way. */
  const refusedForShare = async () =>
    (await callOutcomes.get()).values.find(({ labels }) => labels.call === 'asset.file.upload' && labels.outcome === 'TOO_OFTEN')?.value ??
    0;

  test('one sender may have four under way', async () => {
    const { token } = await aMember(mall, '1');
    const before = await refusedForShare();
    const begun = await Promise.all(Array.from({ length: 5 }, () => beginFile(token)));
    try {
      await expect.poll(refusedForShare, patience).toBe(before + 1);
      expect(await upload(aPhoto(20, 20).jpeg(), { token })).toMatchObject({ code: codeOf('TOO_OFTEN') });
      expect(await upload(aPhoto(20, 20).jpeg(), await aMember(mall, '1'))).toMatchObject({ code: 0 });
    } finally {
      for (const sent of begun) sent.destroy();
    }
    await expect.poll(() => upload(aPhoto(20, 20).jpeg(), { token }), patience).toMatchObject({ code: 0 });
  });
});
