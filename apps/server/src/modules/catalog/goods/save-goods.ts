import { goodsStaffSchemas } from '@qianpu/contract/calls/goods-staff.schema';
import { fail } from '@qianpu/contract/failure';
import { listLinkHosts, putTranslations, type Translation } from '#modules/shop';
import type { TxCtx } from '#platform/ctx';
import { pipelined } from '#platform/db/pipelined';
import { cleanRichText } from '#platform/rich-text/rich-text.rules';
import type { GoodsDraft, NewGoods } from '../catalog.types.ts';
import { lockMerchantCatalog } from '../catalog-lock.repo.ts';
import { emitGoodsChanged } from '../emit-changes.ts';
import { lockGoods, takeOffSkus } from '../listing.repo.ts';
import { holdShelves, moveToCategory, refreshShelves } from '../shelf.repo.ts';
import { refreshSoldOut } from '../sold-out.repo.ts';
import { watchLists } from '../watch-lists.ts';
import { faultIn, hasReservedAxis } from './goods.rules.ts';
import {
  findMissing,
  findOwnSkus,
  findTakenCodes,
  putGoods,
  putSkus,
  replaceFacts,
  replaceLadders,
  replacePictures,
  replacePromises,
  retireOtherSkus,
} from './goods-save.repo.ts';

export interface SavedGoods {
  readonly goodsId: string;
  /** In the order given. */
  readonly skuIds: readonly string[];
  readonly revision: number;
}

/** Adds a goods to the merchant's catalogue, or changes one: no shop sells it before it is listed there. */
export async function saveGoods(ctx: TxCtx, draft: GoodsDraft): Promise<SavedGoods> {
  const fault = faultIn(draft);
  if (fault) throw fail('BAD_INPUT', [fault]);
  if (hasReservedAxis(draft.skus)) throw fail('AXIS_NAME_RESERVED');
  const missing = await findMissing(ctx, draft);
  if (missing.length > 0) throw fail('BAD_INPUT', missing);
  const before = draft.id === undefined ? undefined : await lockGoods(ctx, draft.id);
  if (draft.id !== undefined && !before) throw fail('NOT_FOUND');
  if (before && draft.revision !== undefined && draft.revision !== before.revision)
    throw fail('GOODS_CHANGED', { revision: before.revision });

  const goodsId = draft.id ?? ctx.newId();
  const changedLists = before && (await watchLists(ctx, [goodsId]));
  const skus = await placeSkus(ctx, goodsId, draft);
  await refuseTakenCodes(ctx, skus);
  const revision = await putGoods(ctx, goodsId, { ...draft, detailHtml: await cleanDetail(ctx, draft.detailHtml) });
  await pipelined([
    replacePictures(ctx, goodsId, draft.pictures),
    replacePromises(ctx, goodsId, draft.promiseIds),
    putSkus(ctx, goodsId, skus),
  ]);
  await pipelined([replaceLadders(ctx, skus), replaceFacts(ctx, goodsId, skus)]);
  const skuIds = skus.map(({ id }) => id);
  if (before) await followOnShelves(ctx, { goodsId, skuIds, from: before.category_id, to: draft.categoryId });
  await stateTranslations(ctx, draft);
  await emitGoodsChanged(ctx, [goodsId], await changedLists?.(isFilteredAnew(before, draft)));
  return { goodsId, skuIds, revision };
}

type Filtered = Awaited<ReturnType<typeof lockGoods>>;

/** Lists are narrowed by brand and tags, and count them. */
const isFilteredAnew = (before: Filtered, { brandId, tags }: GoodsDraft): boolean =>
  before?.brand_id !== brandId || JSON.stringify(before.tags) !== JSON.stringify(tags);

/** A goods as a demo or a test writes it. */
export const addGoods = (ctx: TxCtx, goods: NewGoods): Promise<SavedGoods> =>
  saveGoods(ctx, goodsStaffSchemas['catalog.goods.save'].input.parse(goods));

/** SKUs that were there keep their ids; an id of other goods' is refused. */
async function placeSkus(ctx: TxCtx, goodsId: string, { skus }: GoodsDraft) {
  const named = skus.flatMap(({ id }) => id ?? []);
  const own = named.length > 0 ? await findOwnSkus(ctx, goodsId, named) : new Set<string>();
  if (own.size < named.length) throw fail('BAD_INPUT', ['skus']);
  return skus.map((sku) => ({ ...sku, id: sku.id ?? ctx.newId() }));
}

/** A code is one SKU's of the merchant; whoever gives some waits for who does already. */
async function refuseTakenCodes(ctx: TxCtx, skus: Parameters<typeof findTakenCodes>[1]): Promise<void> {
  if (skus.every(({ code }) => code === null)) return;
  await lockMerchantCatalog(ctx, 'code');
  const codes = await findTakenCodes(ctx, skus);
  if (codes.length > 0) throw fail('SKU_CODE_TAKEN', { codes });
}

/** Lines of orders keep the words goods were bought under: those are translated by the words, not by the goods. */
async function stateTranslations(ctx: TxCtx, { title, sellingPoint, translations }: GoodsDraft): Promise<void> {
  for (const lang of ['en'] as const) {
    const words = translations[lang];
    const entries = [
      { source: title, text: words?.title ?? '' },
      { source: sellingPoint, text: words?.sellingPoint ?? '' },
    ];
    await putTranslations(ctx, lang, uniqueEntries(entries.filter(({ source, text }) => source !== '' && text !== '')));
  }
}

const uniqueEntries = (entries: readonly Translation[]) =>
  entries.filter(({ source }, at) => entries.findIndex((one) => one.source === source) === at);

/** Longer than any detail: what cleaning adds to pictures counts too. */
const LONGEST_DETAIL = 200_000;

async function cleanDetail(ctx: TxCtx, html: string): Promise<string> {
  if (html === '') return html;
  const clean = cleanRichText(html, await listLinkHosts(ctx));
  if (clean.length > LONGEST_DETAIL) throw fail('BAD_INPUT', ['detailHtml']);
  return clean;
}

interface Change {
  readonly goodsId: string;
  readonly skuIds: readonly string[];
  /** Categories before and now. */
  readonly from: string;
  readonly to: string;
}

/** What no longer is made leaves the shelves, and the goods go where they belong. */
async function followOnShelves(ctx: TxCtx, { goodsId, skuIds, from, to }: Change): Promise<void> {
  await holdShelves(ctx, [goodsId]);
  const retired = await retireOtherSkus(ctx, goodsId, skuIds);
  if (retired.length > 0) {
    await takeOffSkus(ctx, retired);
    await refreshShelves(ctx, goodsId);
    await refreshSoldOut(ctx, [goodsId]);
  }
  if (from !== to) await moveToCategory(ctx, goodsId, from, to);
}
