/** What becomes of pieces: reserved when an order is placed, sold when it is paid, released or returned when it is not to be. */
export { releaseStock, reserveStock, returnStock, sellStock } from './move-stock.ts';
/** Pieces taken out of sale for an activity, and what of them comes back. */
export { bringBack, setAside } from './set-aside.ts';
/** From so many pieces on downwards a SKU is low. */
export { setThreshold } from './set-threshold.ts';
export { supplyStock } from './supply-stock.ts';
