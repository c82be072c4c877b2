import { fail } from '@qianpu/contract/failure';
import type { Member, TxCtx } from '#platform/ctx';
import { clearDefault, insertAddress, lockBook, updateAddress } from './address.repo.ts';
import type { AddressInput, WholeAddress } from './address.types.ts';
import { findRegion } from './regions.ts';

/** Writes a new address into the member's book; its id. */
export async function addAddress(ctx: TxCtx<Member>, input: AddressInput): Promise<string> {
  const address = withRegion(ctx.newId(), input);
  await makeRoom(ctx, address);
  if (!(await insertAddress(ctx, ctx.actor.memberId, address))) throw fail('ADDRESS_BOOK_FULL');
  return address.id;
}

export async function editAddress(ctx: TxCtx<Member>, id: string, input: AddressInput): Promise<void> {
  const address = withRegion(id, input);
  await makeRoom(ctx, address);
  if (!(await updateAddress(ctx, ctx.actor.memberId, address))) throw fail('NOT_FOUND');
}

/** Changes of one book happen one after another: its limit and its one default are judged on what the last one left. */
async function makeRoom(ctx: TxCtx<Member>, { id, isDefault }: WholeAddress): Promise<void> {
  await lockBook(ctx, ctx.actor.memberId);
  if (isDefault) await clearDefault(ctx, ctx.actor.memberId, id);
}

function withRegion(id: string, { name, phone, regionCode, street, isDefault, label, point }: AddressInput): WholeAddress {
  const region = findRegion(regionCode);
  if (!region) throw fail('BAD_INPUT', ['regionCode']);
  return { id, name, phone, regionCode, ...region, street, isDefault, label, point };
}
