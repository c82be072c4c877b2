import { failures } from '@qianpu/contract/failure';
import { type CallName, rows } from '@qianpu/contract/rows';
import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aMember, aPopulatedMall, aStaffToken, type PopulatedMall, type TestMember } from '../../../test/builders/populated-mall.ts';
import { send } from '../../../test/call-table.ts';

let house: PopulatedMall;
let staff: string;
let member: TestMember;

beforeAll(async () => {
  house = await aPopulatedMall();
  staff = await aStaffToken(house.mall, '1', ['support.*']);
});
afterAll(() => house.close());
beforeEach(async () => {
  await asStaff('support.entrance.set', { cid, status: 1, nick: '小千', avatar: '1/xiaoqian.png' });
  member = await aMember(house.mall, '1');
});

const cid = '11';
const ask = async (name: CallName, input: object, token = '', key?: string) => {
  const from = house.from({ token, ...(key && { headers: { 'idempotency-key': key } }) });
  const { code, data } = await send(house.server, rows[name], input, from);
  return code === 0 || code === '200' ? data : { refused: code };
};
const words = (text: string) => ({ kind: 'text', text });
const asStaff = (name: CallName, input: object) => ask(name, input, staff);
const asMember = (name: CallName, input: object, key?: string) => ask(name, input, member.token, key);
const say = (text: string, key?: string) => asMember('support.chat.send', { cid, text }, key);
const reply = (text: string) => asStaff('support.chat.reply', { memberId: member.memberId, cid, text });
const history = async (page: object = {}) => (await asMember('support.chat.history', { cid, ...page })) as OutputOf<'support.chat.history'>;
const unread = () => asMember('support.chat.count', { member_id: member.memberId, chat_channel: 2 });

/** A crowded machine refuses some before they have begun: as a phone does, they come again. */
async function insist(shot: () => Promise<unknown>): Promise<unknown> {
  const answer = await shot();
  const isRefused = (answer as { refused?: unknown }).refused === failures.INTERNAL.code;
  return isRefused ? insist(shot) : answer;
}

describe('the entrance of customer service (spec 4, 5, 7.4)', () => {
  test('says whether it is open and who answers; the contact is found by its id', async () => {
    const found = (await ask('support.entrance.find', { companyId: cid })) as OutputOf<'support.entrance.find'>;
    expect(found).toMatchObject({ status: 1, contact: { nick: '小千', avatar: '1/xiaoqian.png' } });
    expect(await ask('support.contact.get', { id: found.contact?.id })).toEqual(found.contact);
  });

  test('is closed where staff never opened it, and for a shop nobody has', async () => {
    expect(await ask('support.entrance.find', { companyId: '22' })).toEqual({ status: 0, contact: null });
    expect(await asStaff('support.entrance.set', { cid: '22', status: 1 })).toEqual({ refused: failures.NOT_FOUND.code });
  });

  test('keeps its contact while it is closed, and cannot be written to', async () => {
    await say('在吗？');
    expect(await asStaff('support.entrance.set', { cid, status: 0 })).toMatchObject({ status: 0, contact: { nick: '小千' } });
    expect(await say('还在吗？')).toEqual({ refused: failures.SUPPORT_CLOSED.code });
    expect((await history()).list.map(({ content }) => content)).toEqual([words('在吗？')]);
  });

  test('first set without a name shows the shop’s own', async () => {
    await house.mall.sql('delete from support.contact where mid = 1');
    expect(await asStaff('support.entrance.set', { cid, status: 1 })).toMatchObject({ contact: { nick: '甲 11', avatar: '1/logo.png' } });
  });
});

describe('a conversation (spec 7.4)', () => {
  test('is numbered without gaps, newest first, and pages do not move while it goes on', async () => {
    for (const text of ['一', '二', '三']) await say(text);
    const first = await history({ pageSize: 2 });
    expect(first).toMatchObject({ hasMore: true, list: [{ seq: 3, content: words('三'), from: 'member' }, { seq: 2 }] });
    await reply('四');
    expect(await history({ pageSize: 2, before: 2 })).toMatchObject({ hasMore: false, list: [{ seq: 1, content: words('一') }] });
  });

  test('counts what the member has not read, and reading only goes forward', async () => {
    await say('在吗？');
    await reply('在的。');
    await reply('请说。');
    expect(await unread()).toEqual({ count: 2 });
    expect(await asMember('support.chat.markRead', { cid, seq: 2 })).toEqual({ unread: 1 });
    expect(await asMember('support.chat.markRead', { cid, seq: 1 })).toEqual({ unread: 1 });
    expect(await history()).toMatchObject({ readSeq: 2, unread: 1 });
    // Further than there is: what comes later is unread all the same.
    expect(await asMember('support.chat.markRead', { cid, seq: 99 })).toEqual({ unread: 0 });
    await reply('还在吗？');
    expect(await unread()).toEqual({ count: 1 });
  });

  test('repeated under one key is one message', async () => {
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 30 }, () => insist(() => say('一次', key))));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await history()).list).toHaveLength(1);
  });

  test('thirty messages of both sides at once: every one is there, and both unread counts are exact', async () => {
    await say('开始');
    await Promise.all(Array.from({ length: 15 }, (_, nth) => [insist(() => say(`问 ${nth}`)), insist(() => reply(`答 ${nth}`))]).flat());
    const { list, unread } = await history({ pageSize: 100 });
    expect(list.map(({ seq }) => seq)).toEqual(Array.from({ length: 31 }, (_, nth) => 31 - nth));
    expect(unread).toBe(15);
    const inbox = (await asStaff('support.chat.inbox', { pageSize: 100 })) as OutputOf<'support.chat.inbox'>;
    expect(inbox.list.find(({ memberId }) => memberId === member.memberId)?.unread).toBe(16);
  });

  test.each([
    ['nothing but blanks', '  \n '],
    ['more than 500 characters', '字'.repeat(501)],
    ['a control sign', 'a\u0007b'],
    ['half a character', 'a\ud800'],
  ])('refuses %s', async (_what, text) => {
    expect(await say(text)).toEqual({ refused: failures.BAD_INPUT.code });
  });

  test('takes lines, emoji and exactly 500 characters', async () => {
    expect(await say('第一行\n第二行 👨‍👩‍👧')).toMatchObject({ content: words('第一行\n第二行 👨‍👩‍👧') });
    expect(await say('字'.repeat(500))).toMatchObject({ seq: 2 });
  });

  test('is told to others as a fact, without its words', async () => {
    await say('请保密');
    const result = await house.mall.sql<{ payload: object }>(
      `select payload from platform.outbox where name = 'support.message.sent' and payload ->> 'memberId' = $1`,
      [member.memberId],
    );
    expect(result).toEqual([{ payload: { memberId: member.memberId, cid, seq: 1, from: 'member' } }]);
  });
});

describe('staff at the other end (spec 6)', () => {
  test('see first who waits, and what they have read no longer does', async () => {
    await say('在吗？');
    const { memberId } = member;
    const waiting = { memberId, cid, unread: 1, last: { seq: 1, from: 'member', kind: 'text', text: '在吗？' } };
    const inbox = (await asStaff('support.chat.inbox', { tab: 'waiting', pageSize: 100 })) as OutputOf<'support.chat.inbox'>;
    expect(inbox.list.at(-1)).toMatchObject(waiting);
    expect(await asStaff('support.chat.read', { memberId, cid })).toMatchObject({ list: [{ content: words('在吗？') }], hasMore: false });
    const { list } = (await asStaff('support.chat.inbox', { pageSize: 100 })) as OutputOf<'support.chat.inbox'>;
    expect(list.find((one) => one.memberId === memberId)).toMatchObject({ unread: 0 });
  });

  test('answer, and never begin', async () => {
    expect(await reply('您好')).toEqual({ refused: failures.NOT_FOUND.code });
  });

  test('nobody learns another member’s count or reads another’s conversation', async () => {
    await say('在吗？');
    const other = await aMember(house.mall, '1');
    const count = { member_id: member.memberId, chat_channel: 2 };
    expect(await ask('support.chat.count', count, other.token)).toEqual({ refused: failures.NOT_FOUND.code });
    expect(await ask('support.chat.history', { cid }, other.token)).toMatchObject({ list: [], unread: 0 });
  });
});
