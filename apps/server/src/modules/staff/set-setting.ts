import { fail } from '@qianpu/contract/failure';
import type { Staff, TxCtx } from '#platform/ctx';
import { noteChange } from '#platform/note-change';
import { hasFactor } from './factor.repo.ts';
import { holdSetting, updateSetting } from './setting.repo.ts';
import type { StaffSetting } from './staff.types.ts';

type SettingChange = { readonly [Key in keyof StaffSetting]?: StaffSetting[Key] | undefined };

/** What is left out stays. Whoever makes the factor compulsory has one: nobody shuts the door behind themselves. */
export async function setSetting(ctx: TxCtx<Staff>, input: SettingChange): Promise<StaffSetting> {
  const before = await holdSetting(ctx);
  const after: StaffSetting = {
    isFactorCompulsory: input.isFactorCompulsory ?? before.isFactorCompulsory,
    secondPersonAboveFen: input.secondPersonAboveFen === undefined ? before.secondPersonAboveFen : input.secondPersonAboveFen,
  };
  if (after.isFactorCompulsory && !before.isFactorCompulsory && !(await hasFactor(ctx, ctx.actor.staffId))) throw fail('FACTOR_COMPULSORY');
  await updateSetting(ctx, after);
  noteChange(ctx, { before, after });
  return after;
}
