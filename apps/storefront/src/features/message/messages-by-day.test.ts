import { expect, test } from 'vitest';
import type { ShownMessage } from './message-queries.ts';
import { messagesByDay } from './messages-by-day.ts';

const at = (id: string, iso: string): ShownMessage => ({
  id,
  kind: 'COUPON_ENDING',
  ref: '1',
  data: { name: '全场券', endsAt: 0 },
  createdAt: Date.parse(iso),
  isRead: false,
});

test('messages stand below the days of the mall’s own calendar, in the order they come', () => {
  const list = [at('3', '2026-11-15T16:30:00Z'), at('2', '2026-11-15T15:59:00Z'), at('1', '2026-11-14T16:00:00Z')];
  expect(messagesByDay(list).map(({ day, messages }) => [day, messages.map(({ id }) => id)])).toEqual([
    ['2026-11-16', ['3']],
    ['2026-11-15', ['2', '1']],
  ]);
  expect(messagesByDay([])).toEqual([]);
});
