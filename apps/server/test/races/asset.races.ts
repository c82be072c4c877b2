import type { assetRows, assetStaffRows } from '@qianpu/contract/calls/asset';
import { failures } from '@qianpu/contract/failure';
import { expect } from 'vitest';
import { memberRoom, merchantRoom } from '../../src/modules/asset/storage-quota.rules.ts';
import { aMember, aStaffToken } from '../builders/populated-mall.ts';
import { type Answer, isOk } from '../call-table.ts';
import type { Races } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { okCount, times } from './volley.ts';

export const ROOM_LEFT = 3;

/** Leaves room for three files more; under 0 stands the merchant with everybody's. */
export const leaveRoom = async ({ mall }: RaceHouse, ownerId: string, files: number) => {
  await mall.sql(
    `insert into asset.room (mid, owner_id, files, bytes) values (1, $1, $2::integer, $2::integer)
     on conflict (mid, owner_id) do update set files = excluded.files, bytes = excluded.bytes`,
    [ownerId, files - ROOM_LEFT],
  );
};

export const filesOf = async ({ mall }: RaceHouse, ownerId: string) =>
  (await mall.sql<{ files: number }>('select files from asset.room where mid = 1 and owner_id = $1', [ownerId]))[0]?.files;

const keptFiles = async ({ mall }: RaceHouse) =>
  (await mall.sql<{ n: number }>('select count(*)::integer as n from asset.file where mid = 1'))[0]?.n ?? 0;

/** Three fit, whoever came first; the rest are told why not. */
async function expectFull(house: RaceHouse, answers: readonly Answer[], before: number): Promise<void> {
  expect(okCount(answers)).toBe(ROOM_LEFT);
  expect((await keptFiles(house)) - before).toBe(ROOM_LEFT);
  const reasons: unknown[] = answers.filter((answer) => !isOk(answer)).map(({ code }) => code);
  for (const reason of reasons) expect([failures.PICTURES_FULL.code, failures.TOO_OFTEN.code]).toContain(reason);
}

export const assetRaces: Races<typeof assetRows & typeof assetStaffRows> = {
  'asset.file.upload': {
    stake: 'limit',
    prepare: async (house, size) => {
      const { token, memberId } = await aMember(house.mall, '1');
      await house.mall.sql('delete from asset.room where mid = 1 and owner_id = 0');
      await leaveRoom(house, memberId, memberRoom.files);
      const before = await keptFiles(house);
      return {
        shots: times(size, () => ({ name: 'asset.file.upload', token, input: { purpose: 'review' } })),
        judge: async (answers) => {
          await expectFull(house, answers, before);
          expect(await filesOf(house, memberId)).toBe(memberRoom.files);
        },
      };
    },
  },

  'asset.file.uploadForShop': {
    stake: 'limit',
    prepare: async (house, size) => {
      // Different people, for each may send only a few at once; what they share is the merchant's room.
      const tokens = await Promise.all(Array.from({ length: size }, () => aStaffToken(house.mall, '1', ['asset.*'])));
      await leaveRoom(house, '0', merchantRoom.files);
      const before = await keptFiles(house);
      return {
        shots: times(size, (nth) => ({ name: 'asset.file.uploadForShop', token: tokens[nth] ?? '', input: { purpose: 'goods' } })),
        judge: async (answers) => {
          await expectFull(house, answers, before);
          expect(await filesOf(house, '0')).toBe(merchantRoom.files);
        },
      };
    },
  },
};
