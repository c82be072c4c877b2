import type { activityStaffRows } from '@qianpu/contract/calls/activity';
import { failures } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { expect } from 'vitest';
import { anActivity, atPrices } from '../builders/activity.ts';
import { aStaffToken } from '../builders/populated-mall.ts';
import type { Races, Shot } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { aFreshSku } from './race-orders.ts';
import type { simulationRaces } from './simulation.races.ts';
import { answersTo, callNear, codes, inTurn, okCount, times } from './volley.ts';

const STOCK = 50;
const ASIDE = 20;

interface Scene {
  readonly token: string;
  readonly skuId: string;
  readonly plan: ReturnType<typeof atPrices>;
}

async function aScene(house: RaceHouse): Promise<Scene> {
  const [token, skuId] = [await aStaffToken(house.mall, '1', ['marketing.*']), await aFreshSku(house, STOCK)];
  return { token, skuId, plan: atPrices([{ skuId, priceFen: 1_500, stock: ASIDE }]) };
}

const published = (house: RaceHouse, { token, plan }: Scene) => anActivity((name, input) => callNear(house, { name, token, input }), plan);

/** Pieces on ordinary sale, and those set aside. */
const piecesOf = async ({ mall }: RaceHouse, { skuId }: Scene) =>
  (
    await mall.sql<{ ordinary: number; aside: number }>(
      `select available as ordinary,
              (select coalesce(sum(a.available), 0)::int from marketing.activity_stock a where a.mid = s.mid and a.sku_id = s.sku_id) as aside
         from catalog.stock s where sku_id = $1`,
      [skuId],
    )
  )[0];

/** That pieces add up is the referee's word too, asked after every volley. */
export const activityRaces: Omit<Races<typeof activityStaffRows>, keyof typeof simulationRaces> = {
  // More stock is set aside from several places at once: one is taken, the others have seen an older revision.
  'marketing.activity.save': {
    stake: 'stock',
    prepare: async (house, size) => {
      const scene = await aScene(house);
      const { id, revision } = await published(house, scene);
      const more = { ...scene.plan, goods: [{ skuId: scene.skuId, priceFen: 1_500, stock: ASIDE + 5 }] };
      return {
        shots: times(size, () => ({ name: 'marketing.activity.save', token: scene.token, input: { ...more, id, revision } })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(1);
          expect([0, failures.ACTIVITY_CHANGED.code]).toEqual(expect.arrayContaining(codes(answers)));
          expect(await piecesOf(house, scene)).toEqual({ ordinary: STOCK - ASIDE - 5, aside: ASIDE + 5 });
        },
      };
    },
  },

  'marketing.activity.publish': {
    stake: 'stock',
    prepare: async (house, size) => {
      const scene = await aScene(house);
      const { data } = await callNear(house, { name: 'marketing.activity.save', token: scene.token, input: scene.plan });
      const { id, revision } = data as OutputOf<'marketing.activity.save'>;
      return {
        shots: times(size, () => ({ name: 'marketing.activity.publish', token: scene.token, input: { id, revision } })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(1);
          expect([0, failures.ACTIVITY_CHANGED.code]).toEqual(expect.arrayContaining(codes(answers)));
          expect(await piecesOf(house, scene)).toEqual({ ordinary: STOCK - ASIDE, aside: ASIDE });
        },
      };
    },
  },

  'marketing.activity.end': {
    stake: 'stock',
    prepare: async (house, size) => {
      const scene = await aScene(house);
      const { id, revision } = await published(house, scene);
      const saveShot = (): Shot => ({
        name: 'marketing.activity.save',
        token: scene.token,
        input: { ...scene.plan, name: '延长', id, revision },
      });
      const endShot = (): Shot => ({ name: 'marketing.activity.end', token: scene.token, input: { id, revision } });
      const shots = inTurn(size, endShot, saveShot);
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(1);
          const hasEnded = okCount(answersTo('marketing.activity.end', shots, answers)) === 1;
          expect(await piecesOf(house, scene)).toEqual(
            hasEnded ? { ordinary: STOCK, aside: 0 } : { ordinary: STOCK - ASIDE, aside: ASIDE },
          );
        },
      };
    },
  },
};
