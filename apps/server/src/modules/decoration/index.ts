/** Puts a decorated page before shoppers. */

/** Sets the colours of a shop. */
export { saveStyle as setColourStyle } from './decoration.repo.ts';
/** A shop's colours with everything derived from them. */
export { findColourStyle } from './find-colour-style.ts';
export { publishPage } from './publish-page.ts';
