import { failures } from '@qianpu/contract/failure';
import { type CallName, rows } from '@qianpu/contract/rows';
import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { HttpServer } from '#platform/http/http-server';
import { anApi } from '../../../test/builders/api.ts';
import { aMerchant } from '../../../test/builders/merchant.ts';
import { aMember, anAddress, aStaffToken, type TestMember } from '../../../test/builders/populated-mall.ts';
import { send } from '../../../test/call-table.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';

const [NEAR, FAR] = ['11', '12'];
let mall: TestMall;
let server: HttpServer;
/** Of all shops, and of the near one alone. */
let owner: Person;
let manager: Person;

interface Person {
  readonly token: string;
  readonly id: string;
}

beforeAll(async () => {
  mall = await testMall();
  server = anApi(mall);
  await aMerchant(mall, { mid: '1', name: '甲', cids: [NEAR, FAR], hosts: { 'apples.test': '1' }, goods: [] });
  owner = await aPerson();
  manager = await aPerson(NEAR);
  for (const cid of [NEAR, FAR]) await ask(owner, 'support.entrance.set', { cid, status: 1 });
});
afterAll(async () => {
  await server.close();
  await mall.close();
});
beforeEach(async () => {
  for (const table of ['conversation_log', 'message', 'conversation', 'quick_reply']) await mall.sql(`delete from support.${table}`);
});

async function aPerson(cid?: string): Promise<Person> {
  const token = await aStaffToken(mall, '1', ['support.*'], cid);
  return { token, id: ((await ask({ token }, 'staff.account.me', {})) as { id: string }).id };
}

const ask = async <N extends CallName>({ token }: { token: string }, name: N, input: object): Promise<OutputOf<N>> => {
  const { code, data } = await send(server, rows[name], input, { host: 'apples.test', mid: '1', cid: NEAR, token, address: anAddress() });
  return (code === 0 || code === '200' ? data : { refused: code, data }) as OutputOf<N>;
};

async function aWriter(nick: string, cid = NEAR): Promise<TestMember> {
  const member = await aMember(mall, '1');
  await mall.sql('update member.account set nick_name = $1 where id = $2', [nick, member.memberId]);
  await say(member, '在吗？', cid);
  return member;
}
const say = (member: TestMember, text: string, cid = NEAR) => ask(member, 'support.chat.send', { cid, text });
const reply = (person: Person, { memberId }: TestMember, cid = NEAR) =>
  ask(person, 'support.chat.reply', { memberId, cid, text: '在的。' });
const names = async (person: Person, input: object = {}) =>
  (await ask(person, 'support.chat.inbox', input)).list.map(({ nickName }) => nickName);

describe('the inbox of customer service', () => {
  test('shows who waits first, longest first, then the latest; an answer ends the waiting and a further question begins it anew', async () => {
    const [first, second, third] = [await aWriter('一'), await aWriter('二'), await aWriter('三')];
    await say(first, '还在吗？');
    expect(await names(owner)).toEqual(['一', '二', '三']);
    await reply(owner, first);
    await reply(owner, second);
    expect(await names(owner)).toEqual(['三', '二', '一']);
    await say(second, '好。');
    expect(await names(owner)).toEqual(['三', '二', '一']);
    await reply(owner, third);
    expect(await names(owner)).toEqual(['二', '三', '一']);
  });

  test('says of each who it is, what was said last, since when it waits and who answers', async () => {
    const member = await aWriter('林知夏');
    await mall.sql(`update member.account set head_icon = '1/lin.png' where id = $1`, [member.memberId]);
    await ask(owner, 'support.chat.assign', { memberId: member.memberId, cid: NEAR });
    const answer = await ask(owner, 'support.chat.inbox', {});
    expect(answer).toMatchObject({ total: 1, hasMore: false, deskSeq: 0 });
    const [row] = answer.list;
    expect(row).toMatchObject({
      nickName: '林知夏',
      headIcon: '1/lin.png',
      unread: 1,
      assignedTo: { id: owner.id },
      last: { text: '在吗？' },
    });
    expect(row?.waitingSince).toBe(row?.last.sentAt);
  });

  test('is filtered by tab, shop and part of a name, and counts what it finds', async () => {
    const lin = await aWriter('林知夏');
    const he = await aWriter('何一诺');
    await aWriter('林远', FAR);
    await reply(owner, he);
    expect((await names(owner, { tab: 'waiting' })).toSorted()).toEqual(['林知夏', '林远'].toSorted());
    expect(await names(owner, { tab: 'mine' })).toEqual(['何一诺']);
    expect(await names(owner, { cid: FAR })).toEqual(['林远']);
    expect(await names(owner, { words: '知' })).toEqual(['林知夏']);
    expect(await names(owner, { words: '林知', tab: 'mine' })).toEqual([]);
    expect(await ask(owner, 'support.chat.inbox', { pageSize: 1 })).toMatchObject({ total: 3, hasMore: true });
    expect(await ask(owner, 'support.chat.counts', {})).toMatchObject({ waiting: 2, mine: 1 });
    expect(await ask(owner, 'support.chat.counts', { cid: FAR })).toMatchObject({ waiting: 1, mine: 0 });
    await ask(owner, 'support.chat.finish', { memberId: lin.memberId, cid: NEAR, seq: 1 });
    expect(await ask(owner, 'support.chat.counts', {})).toMatchObject({ waiting: 1 });
  });

  test('shows staff of one shop nothing of another', async () => {
    await aWriter('近');
    const far = await aWriter('远', FAR);
    expect(await names(manager)).toEqual(['近']);
    expect(await names(manager, { words: '远' })).toEqual([]);
    expect(await ask(manager, 'support.chat.counts', {})).toMatchObject({ waiting: 1 });
    const there = { memberId: far.memberId, cid: FAR };
    expect(await ask(manager, 'support.chat.detail', there)).toMatchObject({ refused: failures.FOREIGN_MERCHANT.code });
    expect(await ask(manager, 'support.chat.assign', there)).toMatchObject({ refused: failures.FOREIGN_MERCHANT.code });
  });
});

describe('who answers', () => {
  test('is whoever answered first, until a colleague takes it over, which the log says', async () => {
    const { memberId, ...member } = await aWriter('林知夏');
    const between = { memberId, cid: NEAR };
    await reply(owner, { memberId, ...member });
    await reply(manager, { memberId, ...member });
    expect(await ask(owner, 'support.chat.detail', between)).toMatchObject({ assignedTo: { id: owner.id }, log: [] });
    expect(await ask(manager, 'support.chat.assign', between)).toMatchObject({
      refused: failures.CHAT_TAKEN.code,
      data: { assignedTo: { id: owner.id } },
    });
    expect(await ask(manager, 'support.chat.assign', { ...between, from: owner.id })).toMatchObject({ assignedTo: { id: manager.id } });
    expect(await ask(manager, 'support.chat.release', { ...between, from: manager.id })).toEqual({ assignedTo: null });
    const { log, list } = await ask(owner, 'support.chat.detail', between);
    expect(list.map(({ by }) => by)).toEqual([`s${manager.id}`, `s${owner.id}`, null]);
    expect(log).toMatchObject([
      { kind: 'ASSIGNED', afterSeq: 3, by: `s${manager.id}`, from: `s${owner.id}`, to: `s${manager.id}` },
      { kind: 'RELEASED', afterSeq: 3, by: `s${manager.id}`, from: `s${manager.id}`, to: null },
    ]);
  });

  test('may be a colleague who may answer in that shop, and nobody else', async () => {
    const { memberId } = await aWriter('远', FAR);
    const between = { memberId, cid: FAR };
    expect((await ask(owner, 'support.chat.colleagues', { cid: FAR })).list.map(({ id }) => id)).toEqual([owner.id]);
    expect((await ask(owner, 'support.chat.colleagues', { cid: NEAR })).list.map(({ id }) => id).toSorted()).toEqual(
      [owner.id, manager.id].toSorted(),
    );
    expect(await ask(owner, 'support.chat.assign', { ...between, staffId: manager.id })).toMatchObject({
      refused: failures.NOT_FOUND.code,
    });
  });

  test('finishes a conversation only up to the message they have seen', async () => {
    const member = await aWriter('林知夏');
    const finish = (seq: number) => ask(owner, 'support.chat.finish', { memberId: member.memberId, cid: NEAR, seq });
    await say(member, '还有');
    expect(await finish(1)).toMatchObject({ refused: failures.CHAT_CHANGED.code });
    expect(await finish(2)).toEqual({ assignedTo: null });
    expect(await finish(2)).toEqual({ assignedTo: null });
    expect(await names(owner, { tab: 'waiting' })).toEqual([]);
  });
});

describe('quick replies', () => {
  const save = (person: Person, input: object = {}) =>
    ask(person, 'support.quickReply.save', { title: '发货', text: '今天发货。', ...input });
  const titles = async (person: Person) => (await ask(person, 'support.quickReply.list', {})).list.map(({ title, cid }) => [title, cid]);

  test('are kept for all shops or for one; staff of one shop see theirs and the common ones and change theirs alone', async () => {
    const common = await save(owner, { title: '问候' });
    const far = await save(owner, { title: '远', cid: FAR });
    const near = await save(manager, { title: '近', cid: NEAR });
    expect(await save(manager)).toMatchObject({ refused: failures.FOREIGN_MERCHANT.code });
    expect(await titles(manager)).toEqual([
      ['问候', null],
      ['近', NEAR],
    ]);
    for (const { id } of [common, far]) {
      expect(await save(manager, { id })).toMatchObject({ refused: failures.NOT_FOUND.code });
      expect(await ask(manager, 'support.quickReply.remove', { id })).toMatchObject({ refused: failures.NOT_FOUND.code });
    }
    expect(await save(manager, { id: near.id, title: '很近' })).toMatchObject({ id: near.id, title: '很近', cid: NEAR });
    expect(await ask(manager, 'support.quickReply.remove', { id: near.id })).toEqual({});
    expect(await titles(owner)).toEqual([
      ['问候', null],
      ['远', FAR],
    ]);
  });

  test('are at most fifty of each, and the database itself has no place for another', async () => {
    for (let nth = 1; nth <= 50; nth += 1) expect(await save(owner, { title: `第 ${nth}` })).toMatchObject({ title: `第 ${nth}` });
    expect(await save(owner)).toMatchObject({ refused: failures.QUICK_REPLIES_FULL.code });
    expect(await save(owner, { cid: NEAR })).toMatchObject({ cid: NEAR });
    const insert = (slot: number, title: string) =>
      mall.sql(`insert into support.quick_reply (mid, id, cid, slot, title, text) values (1, 1, 0, ${slot}, $1, '在')`, [title]);
    await expect(insert(51, '多')).rejects.toThrow('quick_reply_slot_check');
    await expect(insert(50, '多')).rejects.toThrow('duplicate key');
    await mall.sql('delete from support.quick_reply where slot = 50 and cid = 0');
    await expect(insert(50, '长'.repeat(21))).rejects.toThrow('quick_reply_title_check');
  });

  test.each([
    ['without a title', { title: ' ' }],
    ['with a title of 21 characters', { title: '长'.repeat(21) }],
    ['with 501 characters', { text: '长'.repeat(501) }],
    ['with nothing to say', { text: '\n' }],
  ])('%s are refused', async (_what, input) => {
    expect(await save(owner, input)).toMatchObject({ refused: failures.BAD_INPUT.code });
  });
});
