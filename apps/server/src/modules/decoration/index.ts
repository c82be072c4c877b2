/** A shop's colours with everything derived from them. */
export { findColourStyle } from './find-colour-style.ts';
/** Puts a decorated page before shoppers. */
export { publishPage } from './publish-page.ts';
/** Sets the colours of a shop. */
export { setColourStyle } from './set-colour-style.ts';
/** Puts a navigation below a shop's pages. */
export { setNavigation } from './set-navigation.ts';
