/** A shop's colours with everything derived from them. */

/** Begins a page, keeps what is arranged on it, puts it before shoppers. */
export { createPage } from './create-page.ts';
export { findColourStyle } from './find-colour-style.ts';
/** What shoppers find: pages, and classes that have some. */
export { findFilledClasses, hasOwnHome, listShownPages } from './live-page.repo.ts';
/** What staff have begun, and the classes its micro pages stand in. */
export { findDraft } from './page.repo.ts';
export { insertPageClass as addPageClass, listPageClasses } from './page-class.repo.ts';
export { listPages } from './page-list.repo.ts';
export { publishPage } from './publish-page.ts';
export { savePage } from './save-page.ts';
/** Sets the colours of a shop. */
export { setColourStyle } from './set-colour-style.ts';
/** Puts a navigation below a shop's pages. */
export { setNavigation } from './set-navigation.ts';
