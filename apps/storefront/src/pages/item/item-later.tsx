// biome-ignore lint/performance/noBarrelFile: what of the item page comes once it is used, as one chunk
export { ItemActions } from './item-actions.tsx';
export { ItemBelow } from './item-below.tsx';
export { ItemWays } from './item-ways.tsx';
