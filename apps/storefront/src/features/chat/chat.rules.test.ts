import { describe, expect, test } from 'vitest';
import { daysOf, endsRun, firstUnread, isGreeted, merged, readUpTo, shopIn, startsRun, withDay } from './chat.rules.ts';
import type { ChatMessage } from './chat.types.ts';

const minute = 60_000;
const message = (seq: number, from: ChatMessage['from'] = 'staff', sentAt = seq * minute): ChatMessage => ({
  seq,
  from,
  content: { kind: 'text', text: `第 ${seq} 条` },
  sender: from === 'staff' ? { name: '小千', avatar: '1/xiaoqian.png' } : null,
  isAutomatic: false,
  sentAt,
});
const seqs = (messages: readonly ChatMessage[]) => messages.map(({ seq }) => seq);

describe('a conversation put together (spec 7.4)', () => {
  test('each message once and in order, whoever tells it first', () => {
    expect(seqs(merged([message(2), message(3)], [message(3), message(1)]))).toEqual([1, 2, 3]);
  });

  test('stays the same list when nothing is new', () => {
    const known = [message(1), message(2)];
    expect(merged(known, [message(2)])).toBe(known);
  });

  test('is divided by day', () => {
    const days = daysOf([message(1), message(2), message(3)], (instant) => (instant < 3 * minute ? '昨天' : '今天'));
    expect(days.map(({ day, messages }) => [day, seqs(messages)])).toEqual([
      ['昨天', [1, 2]],
      ['今天', [3]],
    ]);
  });

  test('has the day it was opened on, where it belongs', () => {
    const dayOf = (instant: number) => (instant < 3 * minute ? '昨天' : '明天');
    const days = daysOf([message(1), message(2), message(3)], dayOf);
    const opened = { readSeq: 0, lastSeq: 2, at: 0 };
    expect(withDay(days, '今天', opened).map(({ day }) => day)).toEqual(['昨天', '今天', '明天']);
    expect(withDay([], '今天', opened)).toEqual([{ day: '今天', messages: [] }]);
    expect(withDay(days, '明天', opened)).toBe(days);
  });

  test.each<[string, ChatMessage | undefined, boolean]>([
    ['the last one', undefined, true],
    ['another sender follows', message(2, 'member'), true],
    ['silence follows', message(2, 'staff', 7 * minute), true],
    ['the same sender goes on', message(2), false],
  ])('says the time where a run ends: %s', (_what, next, ends) => {
    expect(endsRun(message(1), next)).toBe(ends);
  });

  test('is new from the first of staff’s messages that was not read when it was opened', () => {
    expect(firstUnread([message(1), message(2, 'member'), message(3)], { readSeq: 1, lastSeq: 3, at: 0 })).toBe(3);
    expect(firstUnread([message(1), message(2, 'member')], { readSeq: 1, lastSeq: 2, at: 0 })).toBeUndefined();
    expect(firstUnread([message(1), message(2)], { readSeq: 1, lastSeq: 1, at: 0 })).toBeUndefined();
  });

  test('says who answers where another one begins', () => {
    const other: ChatMessage = { ...message(2), sender: { name: '小周', avatar: '1/zhou.png' } };
    expect([startsRun(message(1), undefined), startsRun(message(2), message(1)), startsRun(other, message(1))]).toEqual([
      true,
      false,
      true,
    ]);
    expect(startsRun({ ...message(2), isAutomatic: true }, message(1))).toBe(true);
  });

  test('is read as far as somebody has answered, and not by what the shop says by itself', () => {
    expect(readUpTo([message(1, 'member'), message(2), message(3, 'member')], 1)).toBe(2);
    expect(readUpTo([message(1, 'member'), { ...message(2), isAutomatic: true }], 0)).toBe(0);
    expect(readUpTo([message(1), message(2, 'member')], 2)).toBe(2);
  });

  test.each<[string, ChatMessage[], boolean]>([
    ['nothing was ever said', [], true],
    ['the last was read yesterday', [message(1, 'member')], true],
    ['something of the shop’s waits to be read', [message(1, 'staff')], false],
    ['it goes on today', [message(5, 'member')], false],
  ])('is begun by the shop’s greeting: %s', (_what, messages, is) => {
    const opened = { readSeq: 0, lastSeq: 5, at: 6 * minute };
    expect(isGreeted(messages, opened, (instant) => (instant < 3 * minute ? '昨天' : '今天'))).toBe(is);
  });
});

describe('which shop an address asks about (spec 2.6)', () => {
  const own = { cid: '11', mid: '1' };
  test.each([
    ['names one of ours', { cid: '12', mid: '1' }, '12'],
    ['names one without its merchant', { cid: '12' }, '12'],
    ['names another merchant', { cid: '12', mid: '2' }, '11'],
    ['names no shop', { mid: '1' }, '11'],
    ['names something else', { cid: '12&cid=13' }, '11'],
  ])('%s', (_what, query, cid) => {
    expect(shopIn(query, own)).toBe(cid);
  });
});
