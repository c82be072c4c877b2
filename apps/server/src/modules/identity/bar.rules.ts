/** A bar of every shop names none. */
export const EVERY_SHOP = '0';
