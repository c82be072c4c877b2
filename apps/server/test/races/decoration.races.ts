import type { decorationStaffRows } from '@qianpu/contract/calls/decoration';
import { expect } from 'vitest';
import { aStaffToken } from '../builders/populated-mall.ts';
import { examplesOf } from '../call-table.ts';
import { pageRaces } from './page.races.ts';
import type { Races } from './race.types.ts';
import { inTurn, okCount } from './volley.ts';

const known = { mid: '1', cid: '11', goodsId: '1', skuId: '1', categoryId: '1', pageId: '1', pageClassId: '1' };
type Navigation = { config: { navIds: readonly string[] } };

export const decorationRaces: Races<typeof decorationStaffRows> = {
  ...pageRaces,

  'decoration.navigation.set': {
    stake: 'none',
    prepare: async ({ mall }, size) => {
      const token = await aStaffToken(mall, '1', ['decoration.*']);
      await mall.sql('delete from decoration.navigation where mid = 1');
      const [one] = examplesOf('decoration.navigation.set', known) as [Navigation];
      const other = { ...one, config: { ...one.config, navIds: [...one.config.navIds].reverse() } };
      const shots = inTurn(
        size,
        () => ({ name: 'decoration.navigation.set', token, input: one }),
        () => ({ name: 'decoration.navigation.set', token, input: other }),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const [row] = await mall.sql<{ version: number; config: object }>(
            'select version, config from decoration.navigation where mid = 1 and cid = 11',
          );
          expect(row?.version).toBe(size);
          expect([one.config, other.config]).toContainEqual(row?.config);
        },
      };
    },
  },

  'decoration.colorStyle.set': {
    stake: 'none',
    prepare: async ({ mall }, size) => {
      const token = await aStaffToken(mall, '1', ['decoration.*']);
      await mall.sql('delete from decoration.colour_style where mid = 1');
      const [red, green] = [
        ['#fb4443', '#fd8754', '#ffffff', '#ff4c29'],
        ['#12805c', '#6cc644', '#ffffff', '#c2570c'],
      ];
      const shots = inTurn(
        size,
        () => ({ name: 'decoration.colorStyle.set', token, input: { cid: '11', type: 'plain', colors: red } }),
        () => ({ name: 'decoration.colorStyle.set', token, input: { cid: '11', type: 'ink', colors: green } }),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const [row] = await mall.sql('select version, theme, colors from decoration.colour_style where mid = 1 and cid = 11');
          expect([
            { version: size, theme: 'plain', colors: red },
            { version: size, theme: 'ink', colors: green },
          ]).toContainEqual(row);
        },
      };
    },
  },
};
