// biome-ignore lint/performance/noBarrelFile: what of the item page comes once it is used, as one chunk
export { ItemActions } from './item-actions.tsx';
export { ItemBand } from './item-band.tsx';
export { ItemBarLinks } from './item-bar-links.tsx';
export { ItemBelow } from './item-below.tsx';
export { ItemBestPrice, ItemOffers } from './item-offers.tsx';
export { ItemShare } from './item-share.tsx';
export { ItemTerms } from './item-terms.tsx';
