import { fail } from '@qianpu/contract/failure';
import type { ModuleHandlers } from '#platform/http/handler.types';
import { listedShops } from '#platform/shop-scope';
import { checkPage } from './check-page.ts';
import { copyPage } from './copy-page.ts';
import { createPage } from './create-page.ts';
import { findOldVersion, findOwnPage } from './find-own-page.ts';
import { findPage } from './find-page.ts';
import { findShare } from './find-share.ts';
import { listPagesOfClass } from './live-page.repo.ts';
import { findDraft, listVersions } from './page.repo.ts';
import { firstOf, viewDraft, viewListed, viewVersion } from './page.view.ts';
import { changePageClass, findPageClass, insertPageClass, listPageClasses } from './page-class.repo.ts';
import { listPages } from './page-list.repo.ts';
import { publishChecked, rollBackPage, unschedulePage, withdrawPage } from './publish-page.ts';
import { savePage } from './save-page.ts';

/** One more than asked for tells whether there is a next page. */
const pageOf = <Row, Shown>(
  rows: readonly Row[],
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
  view: (row: Row) => Shown,
) => ({
  list: rows.slice(0, pageSize).map(view),
  pageNum,
  hasMore: rows.length > pageSize,
});

const windowOf = ({ pageNum, pageSize }: { pageNum: number; pageSize: number }) => [(pageNum - 1) * pageSize, pageSize + 1] as const;

export const pageHandlers = {
  'decoration.page.find': findPage,
  'decoration.index.find': (ctx, { cid }) => findPage(ctx, { cid, name: 'index' }),
  'decoration.pageClass.find': async (ctx, { cid, id }) => {
    const found = await findPageClass(ctx, id);
    if (!found) throw fail('NOT_FOUND');
    const pages = await listPagesOfClass(ctx, cid, id);
    return { ...found, pages: pages.map(({ id, title, share }) => ({ id, title, describe: share.describe, picture: share.picture })) };
  },
  'decoration.share.find': findShare,
  'decoration.bulletin.find': async (ctx, { cid }) => {
    const { blocks } = await findPage(ctx, { cid, name: 'index' });
    return { list: firstOf(blocks, 'notice')?.entries ?? [] };
  },
  'decoration.advertise.info': async (ctx, { cid }) => {
    const { blocks } = await findPage(ctx, { cid, name: 'index' });
    return firstOf(blocks, 'popup') ?? null;
  },
  'decoration.page.create': async (ctx, input) => ({ id: await createPage(ctx, input), revision: 1 }),
  'decoration.page.save': async (ctx, draft) => ({ revision: await savePage(ctx, draft) }),
  'decoration.page.publish': (ctx, { id, revision, at }) => publishChecked(ctx, id, revision, at === undefined ? undefined : new Date(at)),
  'decoration.page.unschedule': async (ctx, { id }) => {
    await unschedulePage(ctx, id);
    return {};
  },
  'decoration.page.rollBack': async (ctx, { id, version }) => ({ version: await rollBackPage(ctx, id, version) }),
  'decoration.page.withdraw': async (ctx, { id }) => {
    await withdrawPage(ctx, id);
    return {};
  },
  'decoration.page.draft': async (ctx, { id }) => {
    return viewDraft(await findOwnPage(ctx, id));
  },
  'decoration.page.list': async (ctx, input) => {
    const { rows, total } = await listPages(ctx, listedShops(ctx), input);
    return { ...pageOf(rows, input, viewListed), total };
  },
  'decoration.page.copy': async (ctx, input) => ({ id: await copyPage(ctx, input), revision: 1 }),
  'decoration.version.find': (ctx, { id, version }) => findOldVersion(ctx, id, version),
  'decoration.page.versions': async (ctx, { id, ...input }) => {
    const page = await findOwnPage(ctx, id);
    return pageOf(await listVersions(ctx, id, ...windowOf(input)), input, (row) => viewVersion(row, page.live_version));
  },
  'decoration.page.check': async (ctx, { id }) => {
    const draft = await findDraft(ctx, id);
    if (!draft) throw fail('NOT_FOUND');
    return { findings: await checkPage(ctx, draft) };
  },
  'decoration.pageClass.set': async (ctx, { id, ...facts }) => {
    if (!id) return { id: await insertPageClass(ctx, facts) };
    if (!(await changePageClass(ctx, id, facts))) throw fail('NOT_FOUND');
    return { id };
  },
  'decoration.pageClass.list': async (ctx) => ({ list: await listPageClasses(ctx) }),
} satisfies Partial<ModuleHandlers<'decoration'>>;
