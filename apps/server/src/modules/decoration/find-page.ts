import { BLOCKS_SCHEMA } from '@qianpu/contract/decoration/block.schema';
import { fail } from '@qianpu/contract/failure';
import type { DecoratedPage } from '@qianpu/contract/types';
import { Counter } from 'prom-client';
import { listShops } from '#modules/shop';
import type { Ctx } from '#platform/ctx';
import { registry } from '#platform/metrics';
import { unknownBlocks } from './block-forms.rules.ts';
import { defaultHomeTexts } from './default-home.texts.ts';
import { findHome, findLivePage } from './live-page.repo.ts';
import { viewPage } from './page.view.ts';

const leftOut = new Counter({
  name: 'qianpu_unknown_blocks_total',
  help: 'Blocks left out of pages because this build does not know their type',
  labelNames: ['type'],
  registers: [registry],
});

/** What shoppers of a shop see: its home, or the micro page of an id. */
export async function findPage(ctx: Ctx, input: { cid: string } & ({ name: 'index' } | { id: string })): Promise<DecoratedPage> {
  const page =
    'id' in input ? await findLivePage(ctx, input.cid, input.id) : ((await findHome(ctx, input.cid)) ?? (await plainHome(ctx, input.cid)));
  if (!page) throw fail('NOT_FOUND');
  for (const { type } of unknownBlocks(page)) leftOut.inc({ type: type.slice(0, 32) });
  return viewPage(page);
}

/** Of a shop nobody has decorated: its name and its goods. */
async function plainHome(ctx: Ctx, cid: string) {
  const shop = (await listShops(ctx)).find((one) => one.cid === cid);
  if (!shop) return undefined;
  const tabs = [{ text: defaultHomeTexts.goods, source: { sortType: 'default' } }];
  const share = { title: shop.name, describe: '', picture: null };
  return {
    id: cid,
    version: 0,
    title: shop.name,
    share,
    blocks: [{ id: 'goods', type: 'goodsTabs', props: { tabs } }],
    blocks_schema: BLOCKS_SCHEMA,
  };
}
