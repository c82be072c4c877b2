import type { OutputOf } from '@qianpu/contract/types';

type OwnLevel = OutputOf<'member.level.info'>;

const plain = {
  ...{ level: 0, growthFrom: 0, name: '普通会员', colourFrom: '#eef1f5', colourTo: '#c9d2dd' },
  ...{ percent: 100, freeFreight: 0, pointsTenths: 10, signInTenths: 10, birthdayPoints: 0 },
};

const levels: OwnLevel['levels'] = [
  plain,
  { ...plain, level: 1, growthFrom: 300, name: '银卡会员', percent: 98, freeFreight: 1, pointsTenths: 11, birthdayPoints: 50 },
  { ...plain, level: 2, growthFrom: 1_500, name: '金卡会员', percent: 95, freeFreight: 3, pointsTenths: 13, birthdayPoints: 100 },
  { ...plain, level: 3, growthFrom: 5_000, name: '铂金会员', percent: 92, freeFreight: 6, pointsTenths: 15, birthdayPoints: 200 },
  { ...plain, level: 4, growthFrom: 20_000, name: '黑金会员', percent: 88, freeFreight: null, pointsTenths: 20, birthdayPoints: 500 },
];

/** A member of the third level, on the way to the fourth. */
export const aLevel: OwnLevel = {
  level: 2,
  levelUntil: Date.parse('2027-06-30T12:00:00+08:00'),
  growth: 3_736,
  levels,
  next: { level: 3, missing: 1_264 },
  keptGrowth: 3_736,
  freightLeft: 2,
  changes: [{ fromLevel: 1, toLevel: 2, cause: 'UP', at: Date.parse('2026-06-30T12:00:00+08:00') }],
  serverNow: Date.parse('2026-11-19T12:00:00+08:00'),
};
