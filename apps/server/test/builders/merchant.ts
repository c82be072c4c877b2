import { addCategory, addGoods, listGoods } from '#modules/catalog';
import { setColourStyle } from '#modules/decoration';
import { setFreightRule } from '#modules/delivery';
import { openMerchant } from '#modules/shop';
import { supplyStock } from '#modules/stock';
import { inTx } from '#platform/ctx';
import { FIRST_POD } from '#platform/db/pod';
import { registerMerchant } from '#platform/tenancy/register-merchant';
import type { FreightRule } from '../../src/modules/delivery/delivery.types.ts';
import type { TestMall } from '../test-mall.ts';
import { publishHome } from './publish-home.ts';

export interface MadeMerchant {
  readonly mid: string;
  readonly cids: readonly string[];
  readonly categoryId: string;
  readonly goodsIds: readonly string[];
  /** The SKU of each goods: each has one. */
  readonly skuIds: readonly string[];
}

interface MerchantOptions {
  readonly mid: string;
  readonly name: string;
  readonly cids: readonly [string, ...string[]];
  readonly hosts?: Readonly<Record<string, string | null>>;
  /** Titles of the goods every shop of the merchant lists. */
  readonly goods: readonly string[];
  /** Pieces of each SKU in each shop. */
  readonly stock?: number;
  /** Of every shop; none when it is not said. */
  readonly freight?: FreightRule;
}

/** A merchant that sells, made through the modules' faces. */
export async function aMerchant(
  mall: TestMall,
  { mid, name, cids, hosts = {}, goods, stock = 1_000, freight }: MerchantOptions,
): Promise<MadeMerchant> {
  await registerMerchant(mall.url, { mid, pod: FIRST_POD, hosts });
  return inTx(mall.ctx(mid), async (ctx) => {
    const organisations = cids.map((cid) => ({ cid, name: `${name} ${cid}`, note: '', squareLogo: `${mid}/logo.png` }));
    await openMerchant(ctx, { name, defaultCid: cids[0], organisations });
    const categoryId = await addCategory(ctx, { name: '全部', picture: `${mid}/all.png`, position: 0 });
    const goodsIds: string[] = [];
    const allSkuIds: string[] = [];
    for (const [position, title] of goods.entries()) {
      const { goodsId, skuIds } = await addGoods(ctx, {
        categoryId,
        title,
        pictures: [`${mid}/goods.jpg`],
        skus: [{ specs: [{ name: '规格', value: '一份' }] }],
      });
      goodsIds.push(goodsId);
      allSkuIds.push(...skuIds);
      const prices = skuIds.map((skuId) => ({ skuId, priceFen: 1990 + position }));
      for (const cid of cids) {
        await listGoods(ctx, { cid, goodsId, categoryId, position, prices, soldCount: position });
        for (const skuId of stock > 0 ? skuIds : []) await supplyStock(ctx, { cid, skuId, quantity: stock, refId: ctx.newId() });
      }
    }
    for (const cid of cids) {
      if (freight) await setFreightRule(ctx, { cid, ...freight });
      await setColourStyle(ctx, { cid, theme: 'plain', colors: ['#fb4443', '#fd8754', '#ffffff', '#ff4c29'], isGrey: false });
      await publishHome(ctx, {
        cid,
        title: name,
        blocks: [{ id: 'fall', type: 'goodsTabs', props: { tabs: [{ text: '推荐', source: { sortType: 'default' } }] } }],
      });
    }
    return { mid, cids, categoryId, goodsIds, skuIds: allSkuIds };
  });
}
