import type { BasketLine } from '../pricing.types.ts';

export const touchesAny = (): boolean => true;
export const touchesUnlessRefused = ({ noPromotions }: BasketLine): boolean => !noPromotions;
