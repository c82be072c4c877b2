import { isDeepStrictEqual } from 'node:util';
import { Blocks } from '@qianpu/contract/decoration/block.schema';
import { addPageClass, createPage, findDraft, listPageClasses, listPages, publishPage, savePage } from '#modules/decoration';
import type { TxCtx } from '#platform/ctx';
import type { DemoPage, DemoShop, WrittenBlock } from './demo.types.ts';
import { pagePictureKey } from './paint/keys.ts';
import { placesOf } from './places.ts';
import type { Shelf } from './shelf.ts';
import { topBlocks } from './top-blocks.ts';

/** More than any merchant with a demo has. */
const enough = 10_000;

/**
 * Puts a shop's pages before shoppers as they are written down; how many of them were not so already. A page is known again by its
 * shop and title, so another run replaces and does not double. What staff had made of it meanwhile stays among its versions.
 */
export async function arrangePages(ctx: TxCtx, shop: DemoShop, position: number, shelf: Shelf): Promise<number> {
  const pageClass = await pageClassOf(ctx, shop, position);
  const { rows } = await listPages(ctx, null, { cid: shop.cid, pageNum: 1, pageSize: enough });
  const known = rows.filter(({ base_id }) => base_id === null);
  const homeId = known.find(({ kind }) => kind === 'home')?.id ?? (await begin(ctx, 'home', shop, shop.home));
  const pages = new Map<string, string>();
  for (const page of shop.microPages) {
    const there = known.find(({ kind, title }) => kind === 'micro' && title === page.title);
    pages.set(page.key, there?.id ?? (await begin(ctx, 'micro', shop, page)));
  }
  const placesFor = (page: DemoPage) => placesOf(shop, page, ctx.mid, shelf, { pages, pageClass });

  let changed = 0;
  for (const page of shop.microPages) {
    const content = contentOf(ctx, shop, page, page.blocks(placesFor(page)));
    changed += Number(await show(ctx, pages.get(page.key) as string, { ...content, pageClassId: pageClass }));
  }
  const places = placesFor(shop.home);
  const home = contentOf(ctx, shop, shop.home, [...topBlocks(shop, ctx.mid, places), ...shop.home.blocks(places)]);
  return changed + Number(await show(ctx, homeId, { ...home, pageClassId: null }));
}

const begin = (ctx: TxCtx, kind: 'home' | 'micro', shop: DemoShop, { title }: DemoPage) => createPage(ctx, { kind, shop: shop.cid, title });

async function pageClassOf(ctx: TxCtx, { pageClass: title }: DemoShop, position: number): Promise<string> {
  const known = (await listPageClasses(ctx)).find((pageClass) => pageClass.title === title);
  return known?.id ?? addPageClass(ctx, { title, position });
}

/** Held against the schema staff are held against, which also fills in what was left out. */
const contentOf = (ctx: TxCtx, shop: DemoShop, page: DemoPage, blocks: readonly WrittenBlock[]) => ({
  title: page.title,
  share: { ...page.share, picture: pagePictureKey(ctx.mid, shop, page, 'share') },
  blocks: Blocks.parse(blocks),
});

type Content = ReturnType<typeof contentOf> & { readonly pageClassId: string | null };

/** Whether shoppers saw something else before. */
async function show(ctx: TxCtx, id: string, content: Content): Promise<boolean> {
  const draft = await findDraft(ctx, id);
  if (!draft) throw new Error(`the page ${id} is gone`);
  const { title, share, blocks, page_class_id: pageClassId } = draft;
  if (draft.live_version !== null && isDeepStrictEqual({ title, share, blocks, pageClassId }, content)) return false;
  const revision = await savePage(ctx, { ...content, id, revision: draft.revision });
  await publishPage(ctx, id, revision);
  return true;
}
