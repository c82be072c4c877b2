import type { Block, GoodsSource, Link } from '@qianpu/contract/types';
import { findCategories, findOnSale, isSelling } from '#modules/catalog';
import { listLinkHosts } from '#modules/shop';
import type { Ctx } from '#platform/ctx';
import type { StoredPicture } from '#platform/gateways/pictures/picture-store.types';
import { cleanRichText } from '#platform/rich-text/rich-text.rules';
import { readBlocks, unknownBlocks } from './block-forms.rules.ts';
import { findRunningActivities } from './find-running-activities.ts';
import { findFilledClasses, findShownPages } from './live-page.repo.ts';
import { type NamedThings, namedThings } from './named-things.rules.ts';
import type { PageContent } from './page.types.ts';
import { finding, findingsOf, type KnownThings, type PageFinding, type Part } from './page-findings.rules.ts';

interface CheckedPage extends PageContent {
  readonly id: string;
  /** Null: for all shops; then what one of them has is there. */
  readonly cid: string | null;
  readonly page_class_id: string | null;
}

/** Holds a page against what it names: one statement for each kind of thing, however many blocks name it. */
export async function checkPage(ctx: Ctx, page: CheckedPage): Promise<PageFinding[]> {
  const blocks = readBlocks(page);
  const parts = [partOfPage(page), ...blocks.map((block): Part => ({ blockId: block.id, ...namedThings(block) }))];
  const known = await findKnown(ctx, page, parts);
  return [
    ...unknownBlocks(page).map(({ id, type }) => finding('plannedBlock', id, type)),
    ...findingsOf(parts, known),
    ...blocks.flatMap((block) => staleLinks(block, known.linkHosts)),
  ];
}

const partOfPage = ({ share }: CheckedPage): Part => ({
  blockId: null,
  links: [],
  files: share.picture ? [share.picture] : [],
  sources: [],
  colours: [],
});

async function findKnown(ctx: Ctx, page: CheckedPage, parts: readonly NamedThings[]): Promise<KnownThings> {
  const links = parts.flatMap((part) => part.links);
  const sources = parts.flatMap((part) => part.sources);
  const goodsIds = [...idsOf(links, 'goods'), ...sources.flatMap((source) => source.goodsIds ?? [])];
  const categoryIds = [...idsOf(links, 'goodsGroup'), ...sources.flatMap((source) => source.categoryId ?? [])];
  const [goods, categories, selling, pages, pageClasses, activities, linkHosts, files] = await Promise.all([
    findOnSale(ctx, page.cid, goodsIds),
    findCategories(ctx, page.cid, categoryIds),
    sources.some(isOfAll) ? isSelling(ctx, page.cid) : true,
    findShownPages(ctx, page.cid, idsOf(links, 'microPage')),
    findFilledClasses(ctx, page.cid, idsOf(links, 'microPageClassify')),
    findRunningActivities(
      ctx,
      page.cid,
      links.flatMap((link) => (link.pageType === 'marketCampaign' ? link.data : [])),
    ),
    listLinkHosts(ctx),
    findFiles(ctx, new Set(parts.flatMap((part) => part.files))),
  ]);
  return {
    goods,
    categories,
    isSelling: selling,
    // A page may lead to itself, and to the category it goes into.
    pages: new Set([...pages, page.id]),
    pageClasses: new Set([...pageClasses, ...(page.page_class_id ? [page.page_class_id] : [])]),
    activities,
    linkHosts,
    files,
  };
}

const idsOf = (links: readonly Link[], pageType: 'goods' | 'goodsGroup' | 'microPage' | 'microPageClassify'): string[] =>
  links.flatMap((link) => (link.pageType === pageType ? link.data.id : []));

const isOfAll = ({ goodsIds, categoryId }: GoodsSource): boolean => !goodsIds && !categoryId;

async function findFiles(ctx: Ctx, keys: ReadonlySet<string>): Promise<ReadonlyMap<string, StoredPicture | null>> {
  const { pictures } = ctx.gateways;
  return new Map(await Promise.all([...keys].map(async (key) => [key, await pictures.find(key)] as const)));
}

/** Links of rich text were cleaned when it was saved: what would be cleaned now leads to a host the merchant has taken back since. */
const staleLinks = ({ id, type, props }: Block, linkHosts: readonly string[]): PageFinding[] =>
  type === 'richText' && cleanRichText(props.html, linkHosts) !== props.html ? [finding('foreignLink', id, 'richText')] : [];
