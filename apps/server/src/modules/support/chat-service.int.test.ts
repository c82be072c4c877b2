import { failures } from '@qianpu/contract/failure';
import type { InputOf, OutputOf } from '@qianpu/contract/types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aChatMall, type ChatMall } from '../../../test/builders/chat-mall.ts';
import { aMember, type TestMember } from '../../../test/builders/populated-mall.ts';
import { aPlacedOrder, aShopper } from '../../../test/builders/shopper.ts';

const cid = '11';
let house: ChatMall;
let member: TestMember;
beforeAll(async () => {
  house = await aChatMall();
});
afterAll(() => house.close());
beforeEach(async () => {
  member = await aMember(house.mall, '1');
});

type Content = OutputOf<'support.chat.send'>['content'];
type Sent = Omit<InputOf<'support.chat.send'>, 'cid'>;

const refused = (name: keyof typeof failures) => ({ code: failures[name].code });
const send = (input: Sent, { token } = member) => house.callAs(token, 'support.chat.send', { cid, ...input });
const trySend = (input: Sent, { token } = member) => house.tryAs(token, 'support.chat.send', { cid, ...input });
const history = ({ token } = member) => house.callAs(token, 'support.chat.history', { cid });
const lastContent = async (): Promise<Content | undefined> => (await history()).list[0]?.content;
const between = () => ({ memberId: member.memberId, cid });

describe('a card of goods in a conversation', () => {
  test('says what the goods are now, whatever they were when it was sent', async () => {
    const [goodsId = '', other = ''] = house.apples.goodsIds;
    const [skuId = '', otherSku = ''] = house.apples.skuIds;
    const { content } = await send({ goods: { goodsId, skuId } });
    const goods = { goodsId, skuId, title: '苹果', picture: '1/goods.jpg', priceFen: 1990, isOnSale: true };
    expect(content).toMatchObject({ kind: 'goods', goods: { ...goods, specs: [{ name: '规格', value: '一份' }] } });
    await house.mall.sql('update catalog.listing set price_fen = 1590 where mid = 1 and cid = 11 and sku_id = $1', [skuId]);
    expect(await lastContent()).toMatchObject({ goods: { priceFen: 1590 } });
    await send({ goods: { goodsId: other } });
    expect(await lastContent()).toMatchObject({ goods: { goodsId: other, skuId: null, title: '雪梨', priceFen: 1991, isOnSale: true } });
    await house.mall.sql('update catalog.listing set on_shelf = false where mid = 1 and cid = 11 and sku_id = $1', [otherSku]);
    await send({ text: '还有吗？' });
    const shown = (await house.callAs(house.staff, 'support.chat.detail', between())).list;
    expect(shown.map(({ content }) => content.kind)).toEqual(['text', 'goods', 'goods']);
    await house.mall.sql('update catalog.listing set on_shelf = true where mid = 1');
  });

  test.each([
    ['goods nobody has', () => ({ goodsId: '999' })],
    ['another merchant’s goods', () => ({ goodsId: house.pears.goodsIds[0] ?? '' })],
    ['another merchant’s SKU', () => ({ goodsId: house.apples.goodsIds[0] ?? '', skuId: house.pears.skuIds[0] ?? '' })],
    ['a SKU of other goods', () => ({ goodsId: house.apples.goodsIds[0] ?? '', skuId: house.apples.skuIds[1] ?? '' })],
  ])('is refused for %s', async (_what, goods) => {
    expect(await trySend({ goods: goods() })).toMatchObject(refused('NOT_FOUND'));
  });

  test('is refused for what this shop does not sell', async () => {
    const [, skuId = ''] = house.apples.skuIds;
    const goodsId = house.apples.goodsIds[1] ?? '';
    await house.mall.sql('update catalog.listing set on_shelf = false where mid = 1 and cid = 12 and sku_id = $1', [skuId]);
    const input = { cid: '12', goods: { goodsId, skuId } };
    expect(await house.tryAs(member.token, 'support.chat.send', input)).toMatchObject(refused('NOT_FOUND'));
  });

  test('is sent by staff, too', async () => {
    await send({ text: '有什么推荐？' });
    const [goodsId = ''] = house.apples.goodsIds;
    await house.callAs(house.staff, 'support.chat.reply', { ...between(), goods: { goodsId } });
    expect(await lastContent()).toMatchObject({ kind: 'goods', goods: { goodsId, title: '苹果' } });
  });
});

describe('a card of an order in a conversation', () => {
  test('says how the order stands now, and nothing once its buyer has deleted it', async () => {
    const shopper = await aShopper(house.mall, house.apples);
    member = shopper;
    const lines = [
      { cid, skuId: house.apples.skuIds[0] ?? '', quantity: 2 },
      { cid, skuId: house.apples.skuIds[1] ?? '', quantity: 1 },
    ];
    const { orderIds, payableFen } = await aPlacedOrder(house.apples, shopper, { lines });
    const [orderId = ''] = orderIds;
    const { content } = await send({ order: { orderId } });
    const order = { orderId, state: 'UNPAID', title: '苹果', picture: '1/goods.jpg', kinds: 2, pieces: 3, payableFen };
    expect(content).toMatchObject({ kind: 'order', order });
    await house.tryAs(member.token, 'trade.order.cancel', { id: orderId });
    expect(await lastContent()).toMatchObject({ order: { state: 'CLOSED' } });
    await house.tryAs(member.token, 'trade.order.delete', { id: orderId });
    expect(await lastContent()).toEqual({ kind: 'order', order: null });
  });

  test('is the sender’s own, of this shop: any other is not there', async () => {
    const shopper = await aShopper(house.mall, house.apples);
    const { orderIds } = await aPlacedOrder(house.apples, shopper);
    const [orderId = ''] = orderIds;
    expect(await trySend({ order: { orderId } })).toMatchObject(refused('NOT_FOUND'));
    const elsewhere = { cid: '12', order: { orderId } };
    expect(await house.tryAs(shopper.token, 'support.chat.send', elsewhere)).toMatchObject(refused('NOT_FOUND'));
    await send({ text: '在吗？' });
    const reply = { ...between(), order: { orderId } };
    expect(await house.tryAs(house.staff, 'support.chat.reply', reply)).toMatchObject(refused('NOT_FOUND'));
  });
});

describe('what somebody sends', () => {
  test.each([
    ['nothing', {}],
    ['two things at once', { text: '看看', goods: { goodsId: '1' } }],
    ['a price of their own', { goods: { goodsId: '1', priceFen: 1 }, order: { orderId: '1' } }],
  ])('is refused as %s', async (_what, input) => {
    expect(await trySend(input)).toMatchObject(refused('BAD_INPUT'));
  });

  test('the database itself holds no message that is two things, and no automatic one of a person', async () => {
    await send({ text: '在吗？' });
    const spoil = (change: string) => house.mall.sql(`update support.message set ${change} where member_id = $1`, [member.memberId]);
    for (const change of ['goods_id = 1', 'text = null', `kind = 'ORDER'`, 'is_automatic = true', 'staff_id = 1'])
      await expect(spoil(change)).rejects.toThrow(/message_(content|author)/);
  });
});

describe('who answers, as shoppers are told', () => {
  test('is the shop’s contact until a person says how they are called', async () => {
    await send({ text: '在吗？' });
    await house.callAs(house.staff, 'support.chat.reply', { ...between(), text: '在的。' });
    expect((await history()).list.map(({ sender }) => sender)).toEqual([{ name: '小千', avatar: '1/xiaoqian.png' }, null]);
    expect(await house.callAs(house.staff, 'support.agent.get', {})).toEqual({ nick: null, avatar: null });
    await house.callAs(house.staff, 'support.agent.save', { nick: '小周', avatar: null });
    expect((await history()).list[0]?.sender).toEqual({ name: '小周', avatar: '1/xiaoqian.png' });
    await house.callAs(house.staff, 'support.agent.save', { nick: null, avatar: null });
  });
});

describe('how far the other side has read', () => {
  test('grows on both sides, and only forward', async () => {
    await send({ text: '一' });
    await send({ text: '二' });
    expect(await history()).toMatchObject({ staffReadSeq: 0 });
    await house.callAs(house.staff, 'support.chat.read', { ...between(), pageSize: 1 });
    expect(await history()).toMatchObject({ staffReadSeq: 2 });
    await send({ text: '三' });
    expect(await history()).toMatchObject({ staffReadSeq: 2 });
    await house.callAs(house.staff, 'support.chat.reply', { ...between(), text: '四' });
    expect(await house.callAs(house.staff, 'support.chat.detail', between())).toMatchObject({ readSeq: 0 });
    await house.callAs(member.token, 'support.chat.markRead', { cid, seq: 4 });
    expect(await house.callAs(house.staff, 'support.chat.detail', between())).toMatchObject({ readSeq: 4 });
  });
});

describe('what a shop says first', () => {
  const welcome = {
    greeting: '您好，请问有什么可以帮您？',
    hours: { from: '09:00', until: '22:00' },
    questions: [
      { title: '何时发货？', answer: '下午四点前付款，当天发货。' },
      { title: '能开发票吗？', answer: '可以。' },
    ],
  };
  const save = (input: Omit<InputOf<'support.welcome.save'>, 'cid'>) => house.tryAs(house.staff, 'support.welcome.save', { cid, ...input });
  const saved = async (input: Omit<InputOf<'support.welcome.save'>, 'cid'>) => (await save(input)).data as OutputOf<'support.welcome.save'>;
  const found = () => house.callAs('', 'support.welcome.find', { companyId: cid });
  beforeEach(async () => {
    await house.mall.sql('delete from support.welcome');
  });

  test('is nothing until staff say it; then shoppers read it without the answers', async () => {
    expect(await found()).toEqual({ greeting: '', hours: null, questions: [] });
    const { questions, revision } = await saved({ ...welcome, revision: 0 });
    expect(revision).toBe(1);
    expect(await found()).toEqual({ ...welcome, questions: questions.map(({ id, title }) => ({ id, title })) });
  });

  test('keeps the questions it keeps, whatever is written before them, and takes no strange ids', async () => {
    const { questions } = await saved({ ...welcome, revision: 0 });
    const [first, second] = questions;
    const again = await saved({
      ...welcome,
      questions: [
        { title: '新的', answer: '是。' },
        { ...(second ?? { title: '', answer: '' }), title: '开票吗？' },
        { id: '5', title: '假的', answer: '否。' },
      ],
      revision: 1,
    });
    expect(again.questions[1]).toEqual({ ...second, title: '开票吗？' });
    expect(again.questions.map(({ id }) => id)).not.toContain('5');
    expect(again.questions.map(({ id }) => id)).not.toContain(first?.id);
    expect(new Set(again.questions.map(({ id }) => id)).size).toBe(3);
  });

  test('is not saved over what somebody else has saved meanwhile', async () => {
    await save({ ...welcome, revision: 0 });
    for (const revision of [0, 2]) {
      const answer = await save({ ...welcome, greeting: '旧的', revision });
      expect(answer).toMatchObject({ ...refused('SETTING_CHANGED'), data: { revision: 1 } });
    }
    expect(await found()).toMatchObject({ greeting: welcome.greeting });
  });

  test.each([
    ['hours that end before they begin', { hours: { from: '22:00', until: '09:00' } }],
    ['hours there are not', { hours: { from: '24:00', until: '24:00' } }],
    ['seven questions', { questions: Array.from({ length: 7 }, () => ({ title: '问', answer: '答' })) }],
    ['a question without an answer', { questions: [{ title: '问', answer: ' ' }] }],
    ['a greeting of 501 characters', { greeting: '长'.repeat(501) }],
  ])('is refused with %s', async (_what, wrong) => {
    expect(await save({ ...welcome, ...wrong, revision: 0 })).toMatchObject(refused('BAD_INPUT'));
  });

  test('is set by staff of the shop alone', async () => {
    const elsewhere = await house.tryAs(house.staffOf12, 'support.welcome.save', { cid, ...welcome, revision: 0 });
    expect(elsewhere).toMatchObject(refused('FOREIGN_MERCHANT'));
    expect(await house.tryAs(house.staffOf12, 'support.welcome.get', { cid })).toMatchObject(refused('FOREIGN_MERCHANT'));
  });

  test('a question is answered at once by the shop, and waits for nobody', async () => {
    const { questions } = await saved({ ...welcome, revision: 0 });
    const { list } = await house.callAs(member.token, 'support.chat.ask', { cid, questionId: questions[0]?.id ?? '' });
    expect(list).toMatchObject([
      { seq: 1, from: 'member', content: { kind: 'text', text: '何时发货？' }, sender: null, isAutomatic: false },
      { seq: 2, from: 'staff', content: { kind: 'text', text: '下午四点前付款，当天发货。' }, sender: { name: '小千' }, isAutomatic: true },
    ]);
    const waits = async () => (await house.callAs(house.staff, 'support.chat.detail', between())).waitingSince;
    expect(await waits()).toBeNull();
    expect(await history()).toMatchObject({ unread: 1, list: [{ seq: 2 }, { seq: 1 }] });
    await send({ text: '那今天呢？' });
    const since = await waits();
    expect(since).not.toBeNull();
    await house.callAs(member.token, 'support.chat.ask', { cid, questionId: questions[1]?.id ?? '' });
    expect(await waits()).toBe(since);
  });

  test('a question that is gone, another shop’s, or one for a closed shop is not answered', async () => {
    const { questions } = await saved({ ...welcome, revision: 0 });
    const questionId = questions[0]?.id ?? '';
    const ask = (shop: string, id: string) => house.tryAs(member.token, 'support.chat.ask', { cid: shop, questionId: id });
    expect(await ask(cid, '999')).toMatchObject(refused('NOT_FOUND'));
    expect(await ask('12', questionId)).toMatchObject(refused('NOT_FOUND'));
    await house.callAs(house.staff, 'support.entrance.set', { cid, status: 0 });
    expect(await ask(cid, questionId)).toMatchObject(refused('SUPPORT_CLOSED'));
    await house.callAs(house.staff, 'support.entrance.set', { cid, status: 1 });
  });
});
