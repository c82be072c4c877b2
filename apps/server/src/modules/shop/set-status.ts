import { fail } from '@qianpu/contract/failure';
import { shopEvents } from '#events/shop';
import type { TxCtx } from '#platform/ctx';
import { emitter } from '#platform/events/emitter';
import { findOrganisation, updateStatus } from './shop.repo.ts';
import type { NewStatus, OrganisationDetail } from './shop.types.ts';

const emit = emitter('shop', shopEvents);

/** Opens a shop, lets it rest or closes it. */
export async function setStatus(ctx: TxCtx, input: NewStatus): Promise<OrganisationDetail> {
  await updateStatus(ctx, input);
  const shop = await findOrganisation(ctx, input.cid);
  if (!shop) throw fail('NOT_FOUND');
  await emit(ctx, 'shop.status.changed', { cid: input.cid, status: input.status });
  return shop;
}
