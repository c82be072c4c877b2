import { fail } from '@qianpu/contract/failure';
import { shopEvents } from '#events/shop';
import type { TxCtx } from '#platform/ctx';
import { emitter } from '#platform/events/emitter';
import { findOrganisation, updateProfile } from './shop.repo.ts';
import type { NewProfile, OrganisationDetail } from './shop.types.ts';

const emit = emitter('shop', shopEvents);

/** Cover, address, opening hours and phones of a shop. */
export async function setProfile(ctx: TxCtx, profile: NewProfile): Promise<OrganisationDetail> {
  await updateProfile(ctx, profile);
  const shop = await findOrganisation(ctx, profile.cid);
  if (!shop) throw fail('NOT_FOUND');
  await emit(ctx, 'shop.profile.changed', { cid: profile.cid });
  return shop;
}
