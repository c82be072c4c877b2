import { expect, test } from 'vitest';
import { inputOf, timesFor, valuesOf } from './welcome-values.ts';

const welcome = { greeting: '您好', hours: null, questions: [{ id: '7', title: '何时发货？', answer: '今天。' }], revision: 3 };

test('what is shown and saved again is the same, over the revision that was seen', () => {
  const { questions, greeting, hours } = welcome;
  expect(inputOf(valuesOf(welcome), { cid: '11', revision: 3 })).toEqual({ cid: '11', greeting, hours, questions, revision: 3 });
  const withHours = { ...welcome, hours: { from: '08:15', until: '24:00' } };
  expect(inputOf(valuesOf(withHours), { cid: '11', revision: 3 }).hours).toEqual(withHours.hours);
});

test('a question that was just added has no id and may lack its words', () => {
  const values = { ...valuesOf(welcome), questions: [undefined as never, { title: '问' } as never].filter(Boolean) };
  expect(inputOf(values, { cid: '11', revision: 3 }).questions).toEqual([{ title: '问', answer: '' }]);
});

test('a day begins at 00:00 and ends at 24:00; a time in between stands in its place', () => {
  expect([timesFor('from', '09:00')[0], timesFor('from', '09:00').at(-1)]).toEqual(['00:00', '23:30']);
  expect([timesFor('until', '22:00')[0], timesFor('until', '22:00').at(-1)]).toEqual(['00:30', '24:00']);
  expect(timesFor('from', '08:15').slice(16, 19)).toEqual(['08:00', '08:15', '08:30']);
});
