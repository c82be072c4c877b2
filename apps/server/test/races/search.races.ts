import type { searchRows, searchStaffRows } from '@qianpu/contract/calls/search';
import { expect } from 'vitest';
import { aStaffToken } from '../builders/populated-mall.ts';
import type { Races } from './race.types.ts';
import { okCount, times } from './volley.ts';

export const searchRaces: Races<typeof searchRows & typeof searchStaffRows> = {
  'catalog.search.setHotWords': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await aStaffToken(house.mall, '1', ['catalog.*']);
      const shots = times(size, (nth) => ({
        name: 'catalog.search.setHotWords',
        token,
        input: { cid: '11', placeholders: [`词${nth}`], words: [{ text: `词${nth}`, badge: null }] },
      }));
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const stored = await house.mall.sql<{ placeholders: string[]; words: { text: string }[] }>(
            'select placeholders, words from catalog.hot_words where mid = 1 and cid = 11',
          );
          // One of them, whole.
          expect(stored).toHaveLength(1);
          expect(stored[0]?.words.map(({ text }) => text)).toEqual(stored[0]?.placeholders);
        },
      };
    },
  },
};
