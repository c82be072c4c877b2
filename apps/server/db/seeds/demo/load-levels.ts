import type { ParsedOf } from '@qianpu/contract/types';
import { findPointsRule, listLevels, saveLevels, saveRule } from '#modules/loyalty';
import type { TxCtx } from '#platform/ctx';

type Level = ParsedOf<'member.level.save'>['levels'][number];

const levels: readonly Level[] = [
  {
    ...{ level: 0, growthFrom: 0, name: '普通会员', colourFrom: '#eef1f5', colourTo: '#c9d2dd' },
    ...{ percent: 100, freeFreight: 0, pointsTenths: 10, signInTenths: 10, birthdayPoints: 0 },
  },
  {
    ...{ level: 1, growthFrom: 300, name: '银卡会员', colourFrom: '#e6e9ee', colourTo: '#a9b4c2' },
    ...{ percent: 98, freeFreight: 1, pointsTenths: 11, signInTenths: 10, birthdayPoints: 50 },
  },
  {
    ...{ level: 2, growthFrom: 1_500, name: '金卡会员', colourFrom: '#f7e7bf', colourTo: '#d9a441' },
    ...{ percent: 95, freeFreight: 3, pointsTenths: 13, signInTenths: 12, birthdayPoints: 100 },
  },
  {
    ...{ level: 3, growthFrom: 5_000, name: '铂金会员', colourFrom: '#dfe9ea', colourTo: '#7fa3a8' },
    ...{ percent: 92, freeFreight: 6, pointsTenths: 15, signInTenths: 15, birthdayPoints: 200 },
  },
  {
    ...{ level: 4, growthFrom: 20_000, name: '黑金会员', colourFrom: '#4a4038', colourTo: '#1f1a16' },
    ...{ percent: 88, freeFreight: null, pointsTenths: 20, signInTenths: 20, birthdayPoints: 500 },
  },
];

/** Five levels, and points that pay for a part of an order, as staff write them; what somebody has written already stays. */
export async function loadLevels(ctx: TxCtx): Promise<void> {
  if ((await listLevels(ctx)).length === 0) await saveLevels(ctx, { revision: 0, levels: [...levels] });
  const { revision, pointsPerYuan } = await findPointsRule(ctx);
  if (revision === 0) await saveRule(ctx, { revision, pointsPerYuan, pays: true });
}
