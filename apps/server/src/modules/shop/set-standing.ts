import { fail } from '@qianpu/contract/failure';
import { shopEvents } from '#events/shop';
import type { TxCtx } from '#platform/ctx';
import { emitter } from '#platform/events/emitter';
import { type OrganisationDetail, updateStanding } from './shop.repo.ts';
import type { NewStanding } from './shop.types.ts';

const emit = emitter('shop', shopEvents);

/** Opens a shop, lets it rest or closes it. */
export async function setStanding(ctx: TxCtx, standing: NewStanding): Promise<OrganisationDetail> {
  const shop = await updateStanding(ctx, standing);
  if (!shop) throw fail('NOT_FOUND');
  await emit(ctx, 'shop.standing.changed', { cid: standing.cid, status: standing.status });
  return shop;
}
