import { expect, test } from 'vitest';
import { searchWords } from './search-words.ts';

test.each([
  ['', {}],
  ['  ', {}],
  ['13800138000', { phone: '13800138000' }],
  ['8000', { phone: '8000' }],
  ['116301905071706112', { number: '116301905071706112' }],
  ['1163 0190 5071 706112', { number: '116301905071706112' }],
  ['SF1234567890', { trackingNo: 'SF1234567890' }],
  ['草莓', { words: '草莓' }],
  ['red tea', { words: 'red tea' }],
])('what is typed as %j is looked for as %j', (typed, found) => {
  expect(searchWords(typed)).toEqual(found);
});
