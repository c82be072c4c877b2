import { expect, test } from 'vitest';
import { changedLists } from './watch-lists.ts';

const place = { cid: '11', goods_id: '5', category_ids: ['3', '1'], group_ids: ['7'], rank: 'f 0 100' };
const lists = ['shelf:11', 'shelf:11:3', 'shelf:11:1', 'group:7'];

test.each([
  { what: 'that stands where it stood', before: [place], after: [place], changed: [] },
  { what: 'that comes on the shelf', before: [], after: [place], changed: lists },
  { what: 'that leaves it', before: [place], after: [], changed: lists },
  { what: 'whose price changes', before: [place], after: [{ ...place, rank: 'f 0 90' }], changed: lists },
  {
    what: 'that goes to another category',
    before: [place],
    after: [{ ...place, category_ids: ['4', '1'] }],
    changed: ['shelf:11', 'shelf:11:3', 'shelf:11:1', 'group:7', 'shelf:11:4'],
  },
  {
    what: 'that changes in one of two shops',
    before: [place, { ...place, cid: '12' }],
    after: [place],
    changed: ['shelf:12', 'shelf:12:3', 'shelf:12:1', 'group:7'],
  },
])('a goods $what changes the lists it is in there, and no others', ({ before, after, changed }) => {
  expect(changedLists(before, after, false)).toEqual(changed);
});

test('a goods of another brand or with other tags changes every list it is in: they are narrowed by these', () => {
  expect(changedLists([place], [place], true)).toEqual(lists);
});
