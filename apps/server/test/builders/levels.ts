import type { CallName } from '@qianpu/contract/rows';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { expect } from 'vitest';
import { type Answer, isOk } from '../call-table.ts';

type Level = ParsedOf<'member.level.save'>['levels'][number];

const first: Level = {
  ...{ level: 0, growthFrom: 0, name: '普通', colourFrom: '#e8edf3', colourTo: '#b9c6d6' },
  ...{ percent: 100, freeFreight: 0, pointsTenths: 10, signInTenths: 10, birthdayPoints: 0 },
};

/** Three levels: nothing; 10 % off and an order of a month sent for nothing; 20 % off and all of them. */
export const levelsOf = (silverFrom: number, goldFrom: number): Level[] => [
  first,
  { ...first, level: 1, growthFrom: silverFrom, name: '银卡', percent: 90, freeFreight: 1, pointsTenths: 15, birthdayPoints: 50 },
  { ...first, level: 2, growthFrom: goldFrom, name: '金卡', percent: 80, freeFreight: null, pointsTenths: 20, birthdayPoints: 100 },
];
export const THREE_LEVELS = levelsOf(300, 1_000);

type Call = (name: CallName, input: object) => Promise<Answer>;

/** Written as staff do, unless there are some. */
export async function writeLevels(call: Call, levels = THREE_LEVELS): Promise<void> {
  const { revision } = (await call('member.level.list', {})).data as OutputOf<'member.level.list'>;
  if (revision === 0) expect(await call('member.level.save', { revision, levels })).toSatisfy(isOk);
}

type Kind = ParsedOf<'member.cardKind.save'>;

/** A card of a month: 15 % off, two orders sent for nothing, points twice. */
export const aKind = (changes: Partial<Kind> = {}): Kind => ({
  ...{ name: '月卡', colourFrom: '#f7e7bf', colourTo: '#d9a441', months: 1, priceFen: 990, struckFen: 1_990 },
  ...{ percent: 85, freeFreight: 2, pointsTenths: 20, packIds: [], isOn: true },
  ...changes,
});
