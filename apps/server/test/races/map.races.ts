import type { mapRows } from '@qianpu/contract/calls/map';
import { expect } from 'vitest';
import { aMember } from '../builders/populated-mall.ts';
import type { RaceEntry, Races, Shot } from './race.types.ts';
import { okCount, times } from './volley.ts';

/** The provider is asked and nothing is changed: everybody gets the same answer. */
const sameForAll = (shot: Pick<Shot, 'name' | 'input'>): RaceEntry => ({
  stake: 'none',
  prepare: async ({ mall }, size) => {
    const { token } = await aMember(mall, '1');
    return {
      shots: times(size, () => ({ ...shot, token })),
      judge: async (answers) => {
        expect(okCount(answers)).toBe(size);
        expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
      },
    };
  },
});

const centre = { lat: 39.90469, lng: 116.40717 };

export const mapRaces: Races<typeof mapRows> = {
  'delivery.map.geocode': sameForAll({ name: 'delivery.map.geocode', input: { point: centre } }),
  'delivery.map.searchPlace': sameForAll({ name: 'delivery.map.searchPlace', input: { keyword: '花园', near: centre } }),
};
