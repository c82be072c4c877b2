import { fail } from '@qianpu/contract/failure';
import { shopEvents } from '#events/shop';
import type { TxCtx } from '#platform/ctx';
import { emitter } from '#platform/events/emitter';
import { deleteLinkHost, insertLinkHost, listLinkHosts, lockMerchant } from './link-host.repo.ts';

const emit = emitter('shop', shopEvents);

/** Every page carries the list. */
const LINK_HOST_LIMIT = 20;

/** False when it is there already. */
export async function addLinkHost(ctx: TxCtx, host: string): Promise<boolean> {
  await lockMerchant(ctx);
  const known = await listLinkHosts(ctx);
  if (known.includes(host)) return false;
  if (known.length >= LINK_HOST_LIMIT) throw fail('LINK_HOSTS_FULL');
  await insertLinkHost(ctx, host);
  await emit(ctx, 'shop.linkHosts.changed', {});
  return true;
}

/** False when it is not there. */
export async function removeLinkHost(ctx: TxCtx, host: string): Promise<boolean> {
  const isRemoved = await deleteLinkHost(ctx, host);
  if (isRemoved) await emit(ctx, 'shop.linkHosts.changed', {});
  return isRemoved;
}
