import { fail } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import type { TxCtx } from '#platform/ctx';
import { noteChange } from '#platform/note-change';
import { insertPackage, lockPackage, setPackageOn, updatePackage } from './package.repo.ts';

type Saved = OutputOf<'ledger.package.save'>;

/** Writes a new package, which is off until it is switched on, or changes one. */
export async function savePackage(ctx: TxCtx, { id, revision, ...terms }: ParsedOf<'ledger.package.save'>): Promise<Saved> {
  if (id !== undefined) return changePackage(ctx, id, revision, terms);
  const made = await insertPackage(ctx, terms);
  if (made === undefined) throw fail('PACKAGE_EXISTS');
  noteChange(ctx, { before: null, after: terms });
  return { id: made, revision: 1 };
}

async function changePackage(ctx: TxCtx, id: string, revision: number | undefined, terms: { payFen: number; bonusFen: number }) {
  const before = await lockPackage(ctx, id);
  if (!before) throw fail('NOT_FOUND');
  if (before.revision !== revision) throw fail('PACKAGE_CHANGED', { revision: before.revision });
  if (!(await updatePackage(ctx, id, terms))) throw fail('PACKAGE_EXISTS');
  noteChange(ctx, { before: { payFen: before.payFen, bonusFen: before.bonusFen }, after: terms });
  return { id, revision: before.revision + 1 };
}

export async function switchPackage(ctx: TxCtx, { id, isOn }: ParsedOf<'ledger.package.setOn'>): Promise<void> {
  const before = await lockPackage(ctx, id);
  if (!before) throw fail('NOT_FOUND');
  await setPackageOn(ctx, id, isOn);
  noteChange(ctx, { before: { isOn: before.isOn }, after: { isOn } });
}
