import type { BasketLine } from '../promotion.types.ts';

export const touchesAny = (): boolean => true;
export const touchesUnlessRefused = ({ noPromotions }: BasketLine): boolean => !noPromotions;
