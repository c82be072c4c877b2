import { decorationSchemas, pageClassSchemas } from '@qianpu/contract/calls/decoration.schema';
import { NavigationConfig } from '@qianpu/contract/decoration/navigation.schema';
import type { OutputOf } from '@qianpu/contract/types';
import { listWrittenTexts, readDetails } from '#modules/catalog';
import { findMerchant, findTranslations, needsTranslation, textsIn } from '#modules/shop';
import type { Ctx, Lang } from '#platform/ctx';
import { mapHtmlTexts } from '#platform/rich-text/html-texts.rules';
import { listLivePages } from './live-page.repo.ts';
import { listNavigations } from './navigation.repo.ts';
import { viewPage } from './page.view.ts';
import { listPageClasses } from './page-class.repo.ts';

type Report = OutputOf<'decoration.translation.missing'>['kinds'][number];

/** What shoppers of another language would read in Chinese, by kind: a merchant finishes it before offering the language. */
export async function findMissingTranslations(ctx: Ctx, lang: Lang): Promise<Report[]> {
  const catalogue = Object.groupBy(
    (await listWrittenTexts(ctx, lang)).filter(({ text }) => needsTranslation(text)),
    ({ kind }) => kind,
  );
  const reports: Report[] = [
    await reportOf(ctx, lang, 'shops', await textsOfShops(ctx)),
    await reportOf(ctx, lang, 'navigation', await textsOfNavigations(ctx)),
    await reportOf(ctx, lang, 'pages', await textsOfPages(ctx)),
    await reportOf(ctx, lang, 'details', await textsOfDetails(ctx)),
  ];
  for (const kind of ['categories', 'goods', 'skus', 'brands', 'promises', 'hotWords'] as const) {
    const [own = [], others = []] = [true, false].map((isTranslated) =>
      catalogue[kind]?.filter((entry) => entry.isTranslated === isTranslated),
    );
    const report = await reportOf(
      ctx,
      lang,
      kind,
      others.map(({ text }) => text),
    );
    reports.push({ ...report, texts: report.texts + own.length });
  }
  return reports;
}

/** Statements stay small. */
const SOME = 5_000;
const SHOWN = 20;

async function reportOf(ctx: Ctx, lang: Lang, kind: Report['kind'], written: readonly string[]): Promise<Report> {
  const texts = [...new Set(written)].filter(needsTranslation);
  const missing: string[] = [];
  for (let from = 0; from < texts.length; from += SOME) {
    const some = texts.slice(from, from + SOME);
    const known = await findTranslations(ctx, lang, some);
    missing.push(...some.filter((text) => !known.has(text)));
  }
  return { kind, texts: texts.length, missing: missing.length, first: missing.slice(0, SHOWN) };
}

const textsOfNavigations = async (ctx: Ctx) => (await listNavigations(ctx)).flatMap(({ config }) => textsIn(NavigationConfig, config));

async function textsOfShops(ctx: Ctx): Promise<string[]> {
  const merchant = await findMerchant(ctx);
  return merchant ? [merchant.name, ...merchant.shops.flatMap(({ name, note }) => [name, note])] : [];
}

async function textsOfPages(ctx: Ctx): Promise<string[]> {
  const [pages, classes] = await Promise.all([listLivePages(ctx), listPageClasses(ctx)]);
  return [
    ...pages.flatMap((page) => textsIn(decorationSchemas['decoration.page.find'].output, viewPage(page))),
    ...classes.flatMap((entry) => textsIn(pageClassSchemas['decoration.pageClass.find'].output, { ...entry, pages: [] })),
  ];
}

async function textsOfDetails(ctx: Ctx): Promise<string[]> {
  const texts = new Set<string>();
  const note = (text: string) => {
    texts.add(text);
    return text;
  };
  for await (const html of readDetails(ctx)) mapHtmlTexts(html, note);
  return [...texts];
}
