import { fail } from '@qianpu/contract/failure';
import { shopEvents } from '#events/shop';
import type { TxCtx } from '#platform/ctx';
import { emitter } from '#platform/events/emitter';
import { findOrganisation, updateStatus } from './shop.repo.ts';
import type { NewStatus, OrganisationDetail } from './shop.types.ts';

const emit = emitter('shop', shopEvents);

/** Opens a shop, lets it rest or closes it. */
export async function setStatus(ctx: TxCtx, wish: NewStatus): Promise<OrganisationDetail> {
  await updateStatus(ctx, wish);
  const shop = await findOrganisation(ctx, wish.cid);
  if (!shop) throw fail('NOT_FOUND');
  await emit(ctx, 'shop.status.changed', { cid: wish.cid, status: wish.status });
  return shop;
}
