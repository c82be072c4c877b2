import type { PageName } from '#navigation/pages';
import { deferredFiles, fileOf, pageFiles } from './page-files.ts';

/** The key of a file's chunk in the build's manifest. For the server: phones find chunks by importing them. */
const keyOf = (file: string) => new URL(file, 'file:///src/app/').pathname.slice(1);

const keyAmong = (files: Parameters<typeof fileOf>[0], name: PageName) => {
  const file = fileOf(files, name);
  return file && keyOf(file);
};

/** A page's own chunk; one that has none is shown as a page that is not there. */
export const pageModuleOf = (name: PageName): string => keyAmong(pageFiles, name) ?? pageModuleOf('notFond');

export const deferredModuleOf = (name: PageName): string | undefined => keyAmong(deferredFiles, name);
