/** What becomes of pieces: reserved when an order is placed, sold when it is paid, released or returned when it is not to be. */
export { releaseStock, reserveStock, returnStock, sellStock, supplyStock } from './move-stock.ts';
