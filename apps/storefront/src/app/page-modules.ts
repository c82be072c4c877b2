import type { PageName } from '#navigation/pages';
import { manifestKeyOf } from './manifest-key.ts';
import { deferredFiles, fileOf, pageFiles } from './page-files.ts';

/** A page's own chunk; one that has none is shown as a page that is not there. */
export function pageModuleOf(name: PageName): string {
  const file = fileOf(pageFiles, name);
  return file ? manifestKeyOf(file) : pageModuleOf('notFond');
}

/** The chunk of what comes once the page is used. */
export function deferredModuleOf(name: PageName): string | null {
  const file = fileOf(deferredFiles, name);
  return file ? manifestKeyOf(file) : null;
}
