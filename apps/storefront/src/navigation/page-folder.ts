import type { PageName } from './pages.ts';

/** The folder of a page below src/pages: its name, in the letters folders are written in. */
export const folderOf = (name: PageName): string => name.replace(/\B[A-Z]/g, '-$&').toLowerCase();
