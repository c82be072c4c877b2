import type { TextLang } from '#i18n/messages';
import { type PageTitles, pageTitles } from '#i18n/titles';
import type { PageModule } from '#navigation/page-module';
import type { PageName } from '#navigation/pages';
import { deferredFiles, fileOf, pageFiles } from './page-files.ts';

export const titlesOf = (lang: TextLang): PageTitles => pageTitles[lang];

/** Loads any page. Itself a chunk: with what the build notes of every file it is as large as a page, and grows with each. */
export function loadRoute(name: PageName): Promise<PageModule> {
  const load = pageFiles[fileOf(pageFiles, name) ?? ''];
  // the kit, in a build
  if (!load) return loadRoute('notFond');
  const loadParts = deferredFiles[fileOf(deferredFiles, name) ?? ''];
  return loadParts ? withParts(load(), loadParts()) : load();
}

/** A page that is opened comes together with its parts, so that none of them arrives late and moves the others; without them if need be. */
async function withParts(coming: Promise<PageModule>, parts: Promise<unknown>): Promise<PageModule> {
  const [page, later] = await Promise.allSettled([coming, parts]);
  if (page.status === 'rejected') throw page.reason;
  if (later.status === 'fulfilled') await Promise.all((page.value.parts ?? []).map((part) => part.load()));
  return page.value;
}
