import { fail } from '@qianpu/contract/failure';
import { supportEvents } from '#events/support';
import { listShops } from '#modules/shop';
import type { TxCtx } from '#platform/ctx';
import { emitter } from '#platform/events/emitter';
import { insertContact, updateContact } from './contact.repo.ts';
import type { ContactRow, EntranceSettings } from './support.types.ts';

const emit = emitter('support', supportEvents);

/** Opens or closes a shop's customer service, and says who answers. */
export async function setEntrance(ctx: TxCtx, input: EntranceSettings): Promise<ContactRow> {
  const contact = (await updateContact(ctx, input)) ?? (await openFirst(ctx, input));
  await emit(ctx, 'support.entrance.changed', { cid: input.cid });
  return contact;
}

async function openFirst(ctx: TxCtx, { cid, status, nick, avatar }: EntranceSettings): Promise<ContactRow> {
  const shop = (await listShops(ctx)).find((known) => known.cid === cid);
  if (!shop) throw fail('NOT_FOUND');
  return insertContact(ctx, { cid, status, nick: nick ?? shop.name.slice(0, 20), avatar: avatar ?? shop.square_logo });
}
