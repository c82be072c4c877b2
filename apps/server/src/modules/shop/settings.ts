import { fail } from '@qianpu/contract/failure';
import { type SettingModule, type SettingOf, settingSchemas } from '@qianpu/contract/settings.schema';
import { ALL_SHOPS } from '@qianpu/contract/staff-scope';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import type { Ctx, Staff, TxCtx } from '#platform/ctx';
import { noteChange } from '#platform/note-change';
import { refuseForeignShop } from './refuse-foreign-shop.ts';
import { listSettingRows, listSettingsByShop, putSetting } from './setting.repo.ts';

/** The merchant's words and the shop's own, without defaults. */
async function saidOf(ctx: Ctx, module: SettingModule, cid: string) {
  const rows = await listSettingRows(ctx, module, cid);
  const ofMerchant = rows.find((row) => row.cid === ALL_SHOPS);
  const own = rows.find((row) => row.cid === cid);
  return { ofMerchant: (ofMerchant?.value ?? {}) as object, own: (own?.value ?? {}) as object, revision: own?.revision ?? 0 };
}

/** What of a module holds in a shop. A value that an older build stored and this one does not take falls back to the default. */
export async function findSetting<M extends SettingModule>(ctx: Ctx, module: M, cid: string = ALL_SHOPS): Promise<SettingOf<M>> {
  const { ofMerchant, own } = await saidOf(ctx, module, cid);
  return readSetting(module, { ...ofMerchant, ...own });
}

function readSetting<M extends SettingModule>(module: M, said: object): SettingOf<M> {
  const schema = settingSchemas[module];
  const read = schema.safeParse(said);
  return (read.success ? read.data : schema.parse({})) as SettingOf<M>;
}

/** The same of each of these shops; null: of all. */
export async function findSettingsByShop<M extends SettingModule>(
  ctx: Ctx,
  module: M,
  cids: readonly string[] | null,
): Promise<ReadonlyMap<string, SettingOf<M>>> {
  const rows = await listSettingsByShop(ctx, module, cids);
  return new Map(rows.map(({ cid, of_merchant, own }) => [cid, readSetting(module, { ...of_merchant, ...own })]));
}

export async function showSetting(
  ctx: Ctx,
  { module, cid = ALL_SHOPS }: ParsedOf<'shop.setting.get'>,
): Promise<OutputOf<'shop.setting.get'>> {
  const { revision } = await saidOf(ctx, module, cid);
  return { value: await findSetting(ctx, module, cid), revision };
}

/** A role for one shop sets that shop's alone: what holds for all is set by a role for all. */
export async function setSetting(ctx: TxCtx<Staff>, input: ParsedOf<'shop.setting.set'>): Promise<OutputOf<'shop.setting.set'>> {
  const { module, cid = ALL_SHOPS, value, revision } = input;
  if (cid !== ALL_SHOPS) await refuseForeignShop(ctx, cid);
  else if (ctx.actor.shops !== 'ALL') throw fail('FOREIGN_MERCHANT');
  const before = await findSetting(ctx, module, cid);
  const { own } = await saidOf(ctx, module, cid);
  const said = { ...own, ...value };
  const read = settingSchemas[module].strict().safeParse(said);
  if (!read.success)
    throw fail(
      'BAD_INPUT',
      read.error.issues.map(({ path }) => ['value', ...path].join('.')),
    );
  if (!(await putSetting(ctx, { module, cid, value: said, revision }))) {
    throw fail('SETTING_CHANGED', { revision: (await saidOf(ctx, module, cid)).revision });
  }
  const after = await showSetting(ctx, { module, cid });
  noteChange(ctx, { before: { module, cid, value: before }, after: { module, cid, value: after.value } });
  return after;
}
