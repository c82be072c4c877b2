import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { saveGoods } from '#modules/catalog';
import type { TxCtx } from '#platform/ctx';
import { findDetail } from './find-detail.ts';

/** A goods like another, which no shop lists yet; codes and barcodes stay with the first. */
export async function copyGoods(
  ctx: TxCtx,
  { id: fromId, title }: ParsedOf<'catalog.goods.copy'>,
): Promise<OutputOf<'catalog.goods.copy'>> {
  const { id: _, revision: __, updatedAt: ___, ...draft } = await findDetail(ctx, fromId);
  const skus = draft.skus.map(({ id: _, ...sku }) => ({ ...sku, code: null, barcode: null }));
  const { goodsId, skuIds } = await saveGoods(ctx, { ...draft, title: title ?? draft.title, skus });
  return { id: goodsId, skuIds: [...skuIds] };
}
