import type { levelRows, levelStaffRows } from '@qianpu/contract/calls/level';
import type { pointsRows, pointsStaffRows } from '@qianpu/contract/calls/points';
import type { Handlers } from '#platform/http/handler.types';
import { adjustPoints, saveRule, undoTaking } from './adjust-points.ts';
import { autoUpgrade } from './auto-upgrade.ts';
import { findRevision, listLevels } from './level.repo.ts';
import { listLevelPrices } from './level-price.repo.ts';
import { findPointsRule } from './points-rule.repo.ts';
import { saveLevelPrices } from './save-level-prices.ts';
import { saveLevels } from './save-levels.ts';
import { adjustGrowth, setLevel } from './set-level.ts';
import { showGrowth, showLevel, showMember } from './show-level.ts';
import { showPoints, showPointsForStaff } from './show-points.ts';

type LoyaltyCall = keyof typeof levelRows | keyof typeof levelStaffRows | keyof typeof pointsRows | keyof typeof pointsStaffRows;

export const loyaltyHandlers: Handlers<LoyaltyCall> = {
  'member.level.info': showLevel,
  'member.level.autoUpgrade': autoUpgrade,
  'member.growth.list': showGrowth,
  'member.level.list': async (ctx) => ({ levels: await listLevels(ctx), revision: await findRevision(ctx) }),
  'member.level.save': saveLevels,
  'member.level.set': setLevel,
  'member.levelPrice.list': async (ctx, { skuIds }) => listLevelPrices(ctx, skuIds),
  'member.levelPrice.save': saveLevelPrices,
  'member.growth.adjust': adjustGrowth,
  'member.loyalty.find': async (ctx, { memberId }) => showMember(ctx, memberId),
  'member.points.list': showPoints,
  'member.points.rule': findPointsRule,
  'member.points.saveRule': saveRule,
  'member.points.listForStaff': showPointsForStaff,
  'member.points.adjust': adjustPoints,
  'member.points.undo': undoTaking,
};
