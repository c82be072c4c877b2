import { describe, expect, test } from 'vitest';
import { daysOf, endsRun, firstUnread, merged, shopIn, unconfirmed } from './chat.rules.ts';
import type { ChatMessage } from './chat.types.ts';

const minute = 60_000;
const message = (seq: number, from: ChatMessage['from'] = 'staff', sentAt = seq * minute): ChatMessage => ({
  seq,
  from,
  text: `第 ${seq} 条`,
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

  test.each<[string, ChatMessage | undefined, boolean]>([
    ['the last one', undefined, true],
    ['another sender follows', message(2, 'member'), true],
    ['silence follows', message(2, 'staff', 7 * minute), true],
    ['the same sender goes on', message(2), false],
  ])('says the time where a run ends: %s', (_what, next, ends) => {
    expect(endsRun(message(1), next)).toBe(ends);
  });

  test('is new from the first of staff’s messages that was not read when it was opened', () => {
    expect(firstUnread([message(1), message(2, 'member'), message(3)], { readSeq: 1, lastSeq: 3 })).toBe(3);
    expect(firstUnread([message(1), message(2, 'member')], { readSeq: 1, lastSeq: 2 })).toBeUndefined();
    expect(firstUnread([message(1), message(2)], { readSeq: 1, lastSeq: 1 })).toBeUndefined();
  });

  test('shows what is on its way until it is told, and what was told without its answer no more', () => {
    const waiting = { key: 'k', text: '第 2 条', after: 1, isFailed: true };
    expect(unconfirmed([waiting], [message(1, 'member')])).toEqual([waiting]);
    expect(unconfirmed([waiting], [message(1), message(2, 'member')])).toEqual([]);
    expect(unconfirmed([{ ...waiting, after: 2 }], [message(2, 'member')])).toHaveLength(1);
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
