import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { failures } from '@qianpu/contract/failure';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { memberEvents } from '#events/member';
import { inTx } from '#platform/ctx';
import { runDueTask } from '#platform/due-tasks/due-tasks';
import { Delivery } from '#platform/events/delivery';
import { emitter } from '#platform/events/emitter';
import { createLog } from '#platform/log';
import { aChatMall, type ChatMall } from '../../../test/builders/chat-mall.ts';
import { aMember, aStaffToken, type TestMember } from '../../../test/builders/populated-mall.ts';
import { aWebServer } from '../../../test/builders/web-server.ts';
import { openCtx } from '../../../test/fixtures/probe-events.ts';
import { subscribers } from '../../app/modules.ts';
import { assetModule } from '../asset/module.ts';

const cid = '11';
const log = createLog('test', 'silent');
let house: ChatMall;
let member: TestMember;
beforeAll(async () => {
  house = await aChatMall();
});
afterAll(() => house.close());
beforeEach(async () => {
  member = await aMember(house.mall, '1');
});

/** A picture the member has sent: its address, and its place in the conversation. */
async function aSentPicture({ token } = member) {
  const picture = await house.callAs(token, 'support.picture.upload', { cid });
  const { seq, content } = await house.callAs(token, 'support.chat.send', { cid, picture: { id: picture.id } });
  if (content.kind !== 'picture' || !content.picture) throw new Error('no picture');
  return { ...picture, seq, address: content.picture.address };
}
const look = (address: string, host = 'apples.test') => house.server.inject({ url: address, headers: { host } });
const statusOf = async (address: string) => (await look(address)).statusCode;
const codeOf = (name: keyof typeof failures) => failures[name].code;
const privateFiles = () =>
  readdirSync(join(house.imageDir, '.private'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

describe('a picture in a conversation', () => {
  test('is made anew, and opens by an address that nobody may keep', async () => {
    const { address, width, height } = await aSentPicture();
    const { statusCode, headers, rawPayload } = await look(address);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/jpeg', 'private, no-store']);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width, height });
  });

  test('is below no public address, whoever knows its key', async () => {
    await aSentPicture();
    const web = await aWebServer(house.mall, { IMAGE_DIR: house.imageDir });
    onTestFinished(() => web.close());
    const [{ key } = { key: '' }] = await house.mall.sql<{ key: string }>('select key from asset.private_file limit 1');
    for (const url of [`/img/${key}`, `/img/.private/${key}`, `/img/%2eprivate/${key}`])
      expect((await web.inject({ url, headers: { host: 'apples.test' } })).statusCode).toBe(404);
  });

  test('of staff reaches the member, and the other way round', async () => {
    const { seq } = await aSentPicture();
    const between = { memberId: member.memberId, cid };
    const detail = await house.callAs(house.staff, 'support.chat.detail', between);
    const [shown] = detail.list;
    expect(shown).toMatchObject({ seq, content: { kind: 'picture', picture: { width: 1, height: 1 } } });
    const { id } = await house.callAs(house.staff, 'support.picture.uploadForShop', between);
    await house.callAs(house.staff, 'support.chat.reply', { ...between, picture: { id } });
    const { list } = await house.callAs(member.token, 'support.chat.history', { cid });
    const address = list[0]?.content.kind === 'picture' ? list[0].content.picture?.address : undefined;
    expect(await statusOf(address ?? '')).toBe(200);
  });

  test('is in the inbox by its kind alone', async () => {
    const { seq } = await aSentPicture();
    const { list } = await house.callAs(house.staff, 'support.chat.inbox', { pageSize: 100 });
    expect(list.find(({ memberId }) => memberId === member.memberId)?.last).toMatchObject({ seq, kind: 'picture', text: '' });
  });
});

describe('who may see a picture of a conversation', () => {
  const asMember = (token: string) => ['support.picture.open', { cid }, token] as const;
  const asStaff = (token: string) => ['support.picture.openForShop', { memberId: member.memberId, cid }, token] as const;

  test.each([
    ['its member', () => asMember(member.token), 0],
    ['another member', async () => asMember((await aMember(house.mall, '1')).token), codeOf('NOT_FOUND')],
    ['a visitor', () => asMember(''), codeOf('NOT_LOGGED_IN')],
    ['a visitor, as staff', () => asStaff(''), codeOf('NOT_LOGGED_IN')],
    ['a member, as staff', () => asStaff(member.token), codeOf('LOGIN_INVALID')],
    ['staff of the shop', () => asStaff(house.staff), 0],
    ['staff of another shop', () => asStaff(house.staffOf12), codeOf('FOREIGN_MERCHANT')],
    ['staff of another merchant', () => asStaff(house.staffOfPears), codeOf('NOT_FOUND')],
  ] as const)('%s', async (_who, of, code) => {
    const { seq } = await aSentPicture();
    const [name, input, token] = await of();
    const answer = await house.tryAs(token, name, { ...input, seq });
    expect(answer.code).toBe(code);
    if (code === 0) expect(await statusOf((answer.data as { address: string }).address)).toBe(200);
    else expect(answer.text).not.toContain('/private/');
  });

  test('staff of the shop without the right to chat get no address', async () => {
    const { seq } = await aSentPicture();
    const token = await aStaffToken(house.mall, '1', ['catalog.*', 'trade.*', 'asset.*'], cid);
    const input = { memberId: member.memberId, cid, seq };
    expect((await house.tryAs(token, 'support.picture.openForShop', input)).code).toBe(codeOf('FOREIGN_MERCHANT'));
    expect((await house.tryAs(token, 'support.chat.detail', { memberId: member.memberId, cid })).code).toBe(codeOf('FOREIGN_MERCHANT'));
  });
  test('only what its sender uploaded for this conversation can be sent', async () => {
    const other = await aMember(house.mall, '1');
    const { id } = await house.callAs(member.token, 'support.picture.upload', { cid });
    const notFound = { code: codeOf('NOT_FOUND') };
    expect(await house.tryAs(other.token, 'support.chat.send', { cid, picture: { id } })).toMatchObject(notFound);
    expect(await house.tryAs(member.token, 'support.chat.send', { cid: '12', picture: { id } })).toMatchObject(notFound);
    await house.callAs(member.token, 'support.chat.send', { cid, text: '在吗？' });
    const reply = { memberId: member.memberId, cid, picture: { id } };
    expect(await house.tryAs(house.staff, 'support.chat.reply', reply)).toMatchObject(notFound);
  });

  test('nothing is taken in for a shop that is closed, nor by staff for whoever never wrote', async () => {
    const before = privateFiles().length;
    const closed = await house.tryAs(member.token, 'support.picture.upload', { cid: '99' });
    expect(closed.code).toBe(codeOf('SUPPORT_CLOSED'));
    const unasked = await house.tryAs(house.staff, 'support.picture.uploadForShop', { memberId: member.memberId, cid });
    expect(unasked.code).toBe(codeOf('NOT_FOUND'));
    expect(privateFiles()).toHaveLength(before);
  });
});

describe('the address of a picture', () => {
  test.each([
    ['without its signature', (address: string) => address.replace(/&sign=.*/, '')],
    ['with an altered signature', (address: string) => address.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
    ['with a later end', (address: string) => address.replace(/until=(\d+)/, (_, until) => `until=${Number(until) + 60_000}`)],
    ['of another merchant', (address: string) => address.replace('/private/1/', '/private/2/')],
    ['of no merchant', (address: string) => address.replace('/private/1/', '/private/x/')],
  ])('%s opens nothing', async (_how, alter) => {
    const { address } = await aSentPicture();
    const reply = await look(alter(address));
    expect([reply.statusCode, reply.headers['cache-control'], reply.body]).toEqual([404, 'private, no-store', '']);
  });

  test('with another file’s signature opens nothing', async () => {
    const [first, second] = [await aSentPicture(), await aSentPicture()];
    expect(await statusOf(first.address.replace(`/${first.id}?`, `/${second.id}?`))).toBe(404);
  });

  test('ends after ten minutes; whoever may see the picture gets another', async () => {
    const { address, seq } = await aSentPicture();
    await house.mall.moveClock('9 minutes 50 seconds');
    expect(await statusOf(address)).toBe(200);
    await house.mall.moveClock('11 seconds');
    expect(await statusOf(address)).toBe(404);
    const { address: again } = await house.callAs(member.token, 'support.picture.open', { cid, seq });
    expect(await statusOf(again)).toBe(200);
  });
});

describe('pictures of somebody who leaves (PIPL 47)', () => {
  test('go with the account, also those staff sent, and give their room back', async () => {
    const { address } = await aSentPicture();
    const between = { memberId: member.memberId, cid };
    const sent = await house.callAs(house.staff, 'support.picture.uploadForShop', between);
    await house.callAs(house.staff, 'support.chat.reply', { ...between, picture: { id: sent.id } });
    const before = privateFiles().length;
    const roomOf = async (ownerId: string) =>
      (await house.mall.sql<{ files: number }>('select files from asset.room where mid = 1 and owner_id = $1', [ownerId]))[0]?.files ?? 0;
    const room = await roomOf('0');
    const delivery = new Delivery({ pod: house.mall.pod, subscribers, openCtx: openCtx(house.mall.pod, house.mall.engines, log), log });
    onTestFinished(() => delivery.close());
    const emit = emitter('member', memberEvents);
    await inTx(house.mall.ctx('1'), (ctx) => emit(ctx, 'member.account.erased', { memberId: member.memberId }));
    delivery.wake();
    await vi.waitFor(async () => expect(await statusOf(address)).toBe(404), { timeout: 10_000, interval: 50 });
    await vi.waitFor(() => expect(privateFiles()).toHaveLength(before - 2), { timeout: 10_000, interval: 50 });
    expect([await roomOf(member.memberId), await roomOf('0')]).toEqual([0, room - 2]);
    expect(await house.mall.sql('select id from asset.private_file where member_id = $1', [member.memberId])).toEqual([]);
  });
});

// Last, for it moves the clock past the end of staff's logins.
describe('a picture that was uploaded and never sent', () => {
  test('goes after a day with its room, and cannot be sent any more; one that was sent stays', async () => {
    const sent = await aSentPicture();
    const { id } = await house.callAs(member.token, 'support.picture.upload', { cid });
    const drop = () => runDueTask(house.mall.pod, assetModule.dueTasks[0], house.mall.ctx, log);
    const kept = () => house.mall.sql('select id::text from asset.private_file where member_id = $1 order by id', [member.memberId]);
    await house.mall.moveClock('23 hours');
    await drop();
    expect(await kept()).toEqual([{ id: sent.id }, { id }]);
    await house.mall.moveClock('1 hour');
    await drop();
    expect(await kept()).toEqual([{ id: sent.id }]);
    const [room] = await house.mall.sql('select files from asset.room where mid = 1 and owner_id = $1', [member.memberId]);
    expect(room).toEqual({ files: 1 });
    const late = await house.tryAs(member.token, 'support.chat.send', { cid, picture: { id } });
    expect(late.code).toBe(codeOf('NOT_FOUND'));
    const { address } = await house.callAs(member.token, 'support.picture.open', { cid, seq: sent.seq });
    expect(await statusOf(address)).toBe(200);
  });
});
