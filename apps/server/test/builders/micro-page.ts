import type { Block } from '@qianpu/contract/types';
import { addPageClass, createPage, publishPage, savePage } from '#modules/decoration';
import { inTx } from '#platform/ctx';
import type { TestMall } from '../test-mall.ts';

export const someBlocks: readonly Block[] = [
  { id: 'fall', type: 'goodsTabs', props: { tabs: [{ text: '推荐', source: { sortType: 'default' } }] } },
];

/** A live micro page in a category, for all shops of a merchant. */
export const aMicroPage = (mall: TestMall, mid: string, title = '春日茶席') =>
  inTx(mall.ctx(mid), async (ctx) => {
    const pageClassId = await addPageClass(ctx, { title: '节令', position: 0 });
    const pageId = await createPage(ctx, { kind: 'micro', title });
    const share = { title, describe: '', picture: null };
    const revision = await savePage(ctx, { id: pageId, revision: 1, title, share, pageClassId, blocks: someBlocks });
    await publishPage(ctx, pageId, revision);
    return { pageId, pageClassId, revision };
  });
