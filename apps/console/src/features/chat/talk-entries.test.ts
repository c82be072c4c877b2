import { expect, test } from 'vitest';
import { entriesOf, joined, nothingKnown, type TalkMessage, unbroken } from './talk-entries.ts';

const said = (seq: number, sentAt = seq): TalkMessage => ({
  seq,
  from: 'member',
  content: { kind: 'text', text: `${seq}` },
  sender: null,
  isAutomatic: false,
  sentAt,
  by: null,
});
const taken = (id: string, afterSeq: number) => ({ id, afterSeq, kind: 'ASSIGNED', by: 'a', from: null, to: 'a', at: afterSeq }) as const;

test('pages read in any order are one talk, each message once', () => {
  const talk = joined(joined(nothingKnown, { list: [said(4), said(3)], log: [taken('1', 3)] }), {
    list: [said(3), said(2)],
    log: [taken('1', 3)],
  });
  expect(talk.messages.map(({ seq }) => seq)).toEqual([2, 3, 4]);
  expect(talk.log).toHaveLength(1);
});

test('what was not read between two pages is a gap, and only what follows it is shown', () => {
  expect(unbroken([said(1), said(2), said(5), said(6)]).map(({ seq }) => seq)).toEqual([5, 6]);
  expect(unbroken([said(1), said(2)])).toHaveLength(2);
  expect(unbroken([])).toEqual([]);
});

test('what staff did stands after its message; the time is said after five minutes of silence', () => {
  const minute = 60_000;
  const talk = joined(nothingKnown, { list: [said(3, 19 * minute), said(2, 11 * minute), said(1, 10 * minute)], log: [taken('1', 2)] });
  expect(entriesOf(talk).map((entry) => (entry.kind === 'log' ? 'log' : entry.isNewTime))).toEqual([true, false, 'log', true]);
});
