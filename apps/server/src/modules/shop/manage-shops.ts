import { fail } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { shopEvents } from '#events/shop';
import type { Ctx, Staff, TxCtx } from '#platform/ctx';
import { emitter } from '#platform/events/emitter';
import { noteChange } from '#platform/note-change';
import { listedShops } from '#platform/shop-scope';
import { lockMerchant } from './link-host.repo.ts';
import { refuseForeignShop } from './refuse-foreign-shop.ts';
import { findMerchant, listOrganisations } from './shop.repo.ts';
import {
  countShops,
  fillDefaultShop,
  insertShop,
  listShopRows,
  type ShopRow,
  updateMerchant,
  updateOrder,
  updateShop,
} from './shop-management.repo.ts';
import { setLanguages } from './translation/set-translations.ts';

const emit = emitter('shop', shopEvents);

type Shop = OutputOf<'shop.shop.save'>;

const viewShop = (row: ShopRow, defaultCid: string | null): Shop => ({
  cid: row.cid,
  name: row.name,
  note: row.note,
  squareLogo: row.square_logo,
  circularLogo: row.circular_logo,
  cover: row.cover,
  address: row.address,
  phones: row.phones,
  hours: row.hours,
  week: row.week,
  point: row.latitude === null || row.longitude === null ? null : { lat: row.latitude, lng: row.longitude },
  hasNavigation: row.shop_navigation,
  status: row.status,
  position: row.position,
  isDefault: row.cid === defaultCid,
});

/** The caller's shops with all that can be said of them. */
export async function showShops(
  ctx: Ctx,
  { cid, pageNum, pageSize, ...only }: ParsedOf<'shop.shop.list'>,
): Promise<OutputOf<'shop.shop.list'>> {
  const filter = { ...only, cids: listedShops(ctx, cid) };
  const found = await listShopRows(ctx, filter, { offset: (pageNum - 1) * pageSize, limit: pageSize + 1 });
  const defaultCid = (await findMerchant(ctx))?.default_cid ?? null;
  const list = found.slice(0, pageSize).map((row) => viewShop(row, defaultCid));
  return { list, pageNum, hasMore: found.length > pageSize, total: await countShops(ctx, filter) };
}

async function findShop(ctx: Ctx, cid: string): Promise<Shop> {
  const [row] = await listShopRows(ctx, { cids: [cid] }, { offset: 0, limit: 1 });
  if (!row) throw fail('NOT_FOUND');
  return viewShop(row, (await findMerchant(ctx))?.default_cid ?? null);
}

/** Open from the start; the merchant's first is its default one. */
export async function createShop(ctx: TxCtx<Staff>, input: ParsedOf<'shop.shop.create'>): Promise<string> {
  await lockMerchant(ctx);
  const cid = ctx.newId();
  await insertShop(ctx, cid, input);
  await fillDefaultShop(ctx, cid);
  noteChange(ctx, { before: null, after: await findShop(ctx, cid) });
  await emit(ctx, 'shop.profile.changed', { cid });
  return cid;
}

export async function saveShop(ctx: TxCtx<Staff>, { cid, ...fields }: ParsedOf<'shop.shop.save'>): Promise<Shop> {
  const before = await findShop(ctx, cid);
  await updateShop(ctx, cid, fields);
  const after = await findShop(ctx, cid);
  noteChange(ctx, { before, after });
  if (after.status !== before.status) await emit(ctx, 'shop.status.changed', { cid, status: after.status });
  await emit(ctx, 'shop.profile.changed', { cid });
  return after;
}

export async function orderShops(ctx: TxCtx<Staff>, cids: readonly string[]): Promise<void> {
  await lockMerchant(ctx);
  const before = (await listOrganisations(ctx)).map(({ cid }) => cid);
  if (cids.some((cid) => !before.includes(cid))) throw fail('NOT_FOUND');
  await updateOrder(ctx, cids);
  noteChange(ctx, { before: { cids: before }, after: { cids: (await listOrganisations(ctx)).map(({ cid }) => cid) } });
  await emit(ctx, 'shop.merchant.changed', {});
}

export async function showMerchant(ctx: Ctx): Promise<OutputOf<'shop.merchant.detail'>> {
  const row = await findMerchant(ctx);
  if (!row) throw fail('NOT_FOUND');
  const clientTypes = row.client_types as OutputOf<'shop.merchant.detail'>['clientTypes'];
  return { mid: row.mid, name: row.name, clientTypes, defaultCid: row.default_cid, languages: row.languages };
}

export async function saveMerchant(
  ctx: TxCtx<Staff>,
  { languages, ...fields }: ParsedOf<'shop.merchant.save'>,
): Promise<OutputOf<'shop.merchant.save'>> {
  await lockMerchant(ctx);
  const before = await showMerchant(ctx);
  if (fields.defaultCid !== undefined) await refuseForeignShop(ctx, fields.defaultCid);
  await updateMerchant(ctx, fields);
  if (languages) await setLanguages(ctx, languages);
  const after = await showMerchant(ctx);
  noteChange(ctx, { before, after });
  await emit(ctx, 'shop.merchant.changed', {});
  return after;
}
