import { failures } from '@qianpu/contract/failure';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDeskMall, type DeskMall } from '../../../test/builders/desk-mall.ts';
import { aStaffToken } from '../../../test/builders/populated-mall.ts';
import { aPlacedOrder, aShopper } from '../../../test/builders/shopper.ts';

let house: DeskMall;
beforeAll(async () => {
  house = await aDeskMall();
});
afterAll(() => house.close());

describe('saving goods (A15)', () => {
  test('never overwrites what another editor has saved meanwhile', async () => {
    const { id, skuIds, revision } = await house.made({ title: '初' });
    const again = (title: string, seen: number) =>
      house.tryAs(
        house.owner,
        'catalog.goods.save',
        house.draft({ id, title, revision: seen, skus: [{ id: skuIds[0] as string, specs: [] }] }),
      );
    expect((await again('甲改', revision)).data).toMatchObject({ revision: 2 });
    expect(await again('乙改', revision)).toMatchObject({ code: failures.GOODS_CHANGED.code, data: { revision: 2 } });
    expect(await house.call('catalog.goods.detail', { id })).toMatchObject({ title: '甲改', revision: 2, updatedAt: expect.any(Number) });
  });

  test('keeps what staff alone know of a SKU, and tells no phone', async () => {
    const facts = { code: 'K-1', barcode: '6901234567892', weightGrams: 620, costFen: 2_150_077 };
    const saved = await house.made({ title: '有成本', skus: [{ specs: [], ...facts }] });
    await house.list('11', saved);
    expect((await house.call('catalog.goods.detail', { id: saved.id })).skus).toEqual([expect.objectContaining(facts)]);
    const seen = await house.tryAs('', 'catalog.product.info', { cid: '11', id: saved.id });
    expect(seen.code).toBe(0);
    expect(seen.text).not.toContain('2150077');
    expect(seen.text).not.toContain('K-1');
    await expect(house.mall.as('qianpu_public', (client) => client.query('select cost_fen from catalog.sku_fact'))).rejects.toMatchObject({
      code: '42501',
    });
  });

  test('gives a code to one SKU of the merchant, and frees it with the SKU', async () => {
    const { id, skuIds } = await house.made({ skus: [{ specs: [], code: 'ONE' }] });
    const other = await house.tryAs(house.owner, 'catalog.goods.save', house.draft({ skus: [{ specs: [], code: 'ONE' }] }));
    expect(other).toMatchObject({ code: failures.SKU_CODE_TAKEN.code, data: { codes: ['ONE'] } });
    const size = (value: string, code: string, skuId?: string) => ({
      ...(skuId && { id: skuId }),
      specs: [{ name: '尺', value }],
      code,
    });
    const two = await house.call('catalog.goods.save', house.draft({ id, skus: [size('小', 'ONE', skuIds[0]), size('大', 'TWO')] }));
    const swapped = [size('小', 'TWO', two.skuIds[0]), size('大', 'ONE', two.skuIds[1])];
    expect((await house.call('catalog.goods.save', house.draft({ id, skus: swapped }))).skuIds).toEqual(two.skuIds);
    await house.call('catalog.goods.save', house.draft({ id, skus: [size('小', 'TWO', two.skuIds[0])] }));
    await house.made({ skus: [{ specs: [], code: 'ONE' }] });
  });

  test('copies a goods under a new id, listed nowhere and without its codes', async () => {
    const first = await house.made({ title: '原', keywords: ['词'], skus: [{ specs: [], code: 'C-1', weightGrams: 5 }] });
    await house.list('11', first);
    const copy = await house.call('catalog.goods.copy', { id: first.id, title: '抄' });
    expect(await house.call('catalog.goods.detail', { id: copy.id })).toMatchObject({
      title: '抄',
      keywords: ['词'],
      revision: 1,
      skus: [{ code: null, weightGrams: 5 }],
    });
    expect((await house.call('catalog.goods.list', { words: '抄' })).list).toMatchObject([{ shelf: 'UNLISTED', shopCount: 0 }]);
    expect(await house.tryAs(house.owner, 'catalog.goods.copy', { id: '404' })).toMatchObject({ code: failures.NOT_FOUND.code });
  });
});

describe('removing goods', () => {
  test('is refused while a shop shows it or is going to', async () => {
    const goods = await house.made({ title: '去一' });
    await house.list('11', goods);
    expect(await house.tryAs(house.owner, 'catalog.goods.remove', { id: goods.id })).toMatchObject({ code: failures.GOODS_IN_USE.code });
    await house.call('catalog.listing.remove', { cid: '11', goodsId: goods.id });
    await house.call('catalog.goods.remove', { id: goods.id });
    expect(await house.titles({ words: '去一' })).toEqual([]);
    for (const [name, input] of [
      ['catalog.goods.detail', { id: goods.id }],
      ['catalog.goods.remove', { id: goods.id }],
      ['catalog.goods.save', house.draft({ id: goods.id })],
      ['catalog.listing.set', { cid: '11', goodsId: goods.id, prices: [{ skuId: goods.skuIds[0], priceFen: 1 }] }],
    ] as const)
      expect(await house.tryAs(house.owner, name, input), name).toMatchObject({ code: failures.NOT_FOUND.code });
    const shelf = await house.call('catalog.goods.setShelfMany', { cid: '11', goodsIds: [goods.id], isOn: true });
    expect(shelf.results).toMatchObject([{ refusal: { code: failures.NOT_FOUND.code } }]);
  });

  test('is refused while an unpaid order holds a piece; the order keeps its copy', async () => {
    const goods = await house.made({ title: '去二' });
    await house.list('11', goods);
    const skuId = goods.skuIds[0] as string;
    await house.tryAs(house.owner, 'catalog.stock.supply', { cid: '11', skuId, quantity: 5 });
    const shopper = await aShopper(house.mall, house.merchant);
    const { orderIds } = await aPlacedOrder(house.merchant, shopper, { lines: [{ cid: '11', skuId, quantity: 1 }] });
    await house.call('catalog.listing.remove', { cid: '11', goodsId: goods.id });
    expect(await house.tryAs(house.owner, 'catalog.goods.remove', { id: goods.id })).toMatchObject({ code: failures.GOODS_IN_USE.code });
    await house.tryAs(shopper.token, 'trade.order.cancel', { id: orderIds[0] });
    await house.call('catalog.goods.remove', { id: goods.id });
    const kept = await house.mall.sql('select title from trade.order_line where mid = 1 and order_id = $1', [orderIds[0]]);
    expect(kept).toEqual([{ title: '去二' }]);
    const { list } = await house.callAs(await aStaffToken(house.mall, '1', ['trade.*']), 'trade.order.search', { words: '去二' });
    expect(list.map(({ id }) => id)).toEqual(orderIds);
  });

  test('leaves its category, brand and groups to be removed too', async () => {
    const { id: categoryId } = await house.call('catalog.category.save', { name: '空', picture: '1/c.png', position: 9 });
    const { id: brandId } = await house.call('catalog.brand.save', { name: '空牌' });
    const goods = await house.made({ title: '去三', categoryId, brandId });
    const { id: groupId } = await house.call('catalog.group.save', { name: '空组', goodsIds: [goods.id] });
    expect(await house.tryAs(house.owner, 'catalog.brand.remove', { id: brandId })).toMatchObject({ code: failures.BRAND_IN_USE.code });
    await house.call('catalog.goods.remove', { id: goods.id });
    expect(await house.call('catalog.group.find', { id: groupId })).toEqual({ id: groupId, name: '空组', goods: [] });
    await house.call('catalog.brand.remove', { id: brandId });
    await house.call('catalog.category.remove', { id: categoryId });
    await house.call('catalog.group.remove', { id: groupId });
    expect(await house.tryAs(house.owner, 'catalog.group.find', { id: groupId })).toMatchObject({ code: failures.NOT_FOUND.code });
  });
});
