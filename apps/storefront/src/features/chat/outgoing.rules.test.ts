import { describe, expect, test } from 'vitest';
import type { ChatDraft, ChatMessage, ChosenPicture, Content, Outgoing } from './chat.types.ts';
import { isAskedAlready, unconfirmed } from './outgoing.rules.ts';

const minute = 60_000;
const message = (seq: number, content: Content, from: ChatMessage['from'] = 'member'): ChatMessage => ({
  seq,
  from,
  content,
  sender: null,
  isAutomatic: false,
  sentAt: seq * minute,
});
const said = (seq: number, text: string, from?: ChatMessage['from']) => message(seq, { kind: 'text', text }, from);
const text = (key: string, words: string, after = 1): Outgoing => ({ key, draft: { kind: 'text', text: words }, after, isFailed: false });
const keys = (outgoing: readonly Outgoing[]) => outgoing.map(({ key }) => key);

const goods = {
  goodsId: '31',
  skuId: null,
  title: '红颜草莓',
  picture: '1/goods/strawberry.jpg',
  specs: [],
  priceFen: 3_990,
  hasPriceRange: false,
  isOnSale: true,
};
const card: ChatDraft = { kind: 'goods', goods };
const photo: ChosenPicture = { chosen: new Blob(), preview: '', share: 1, kept: { id: '1', width: 800, height: 600 } };

describe('what is on its way (spec 7.4)', () => {
  test('is shown until it is told, and no more once it is, with or without its answer', () => {
    expect(keys(unconfirmed([text('a', '在吗')], [said(1, '在吗')]))).toEqual(['a']);
    expect(keys(unconfirmed([text('a', '在吗')], [said(2, '在吗')]))).toEqual([]);
    expect(keys(unconfirmed([text('a', '在吗')], [said(2, '在吗', 'staff')]))).toEqual(['a']);
  });

  test('said twice it is two messages: one that is told confirms one', () => {
    expect(keys(unconfirmed([text('a', '好的'), text('b', '好的')], [said(2, '好的')]))).toEqual(['b']);
  });

  test.each<[string, ChatDraft, Content]>([
    ['a question of the shop’s', { kind: 'question', id: '1', text: '什么时候发货？' }, { kind: 'text', text: '什么时候发货？' }],
    ['goods', card, { kind: 'goods', goods }],
    ['a picture', { kind: 'picture', picture: photo }, { kind: 'picture', picture: { address: '/x', width: 800, height: 600, until: 0 } }],
  ])('%s is known again', (_what, draft, content) => {
    const outgoing: Outgoing = { key: 'a', draft, after: 1, isFailed: false };
    expect(unconfirmed([outgoing], [message(2, content)])).toEqual([]);
    expect(unconfirmed([outgoing], [said(2, '别的')])).toEqual([outgoing]);
  });

  test('a picture that has not come to the mall is none that stands there', () => {
    const outgoing: Outgoing = { key: 'a', draft: { kind: 'picture', picture: { ...photo, kept: null } }, after: 1, isFailed: false };
    const other: Content = { kind: 'picture', picture: { address: '/x', width: 800, height: 600, until: 0 } };
    expect(unconfirmed([outgoing], [message(2, other)])).toEqual([outgoing]);
  });
});

describe('what is asked about', () => {
  test('need not be said again for half an hour', () => {
    const messages = [message(1, { kind: 'goods', goods })];
    expect(isAskedAlready(card, messages, 30 * minute)).toBe(true);
    expect(isAskedAlready(card, messages, 32 * minute)).toBe(false);
    expect(isAskedAlready({ kind: 'goods', goods: { ...goods, goodsId: '32' } }, messages, 2 * minute)).toBe(false);
  });
});
