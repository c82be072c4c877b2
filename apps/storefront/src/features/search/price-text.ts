import { priceParts } from '@qianpu/kit/fen';
import type { PriceRange } from './price-steps.ts';

/** "30", "29.9". */
export const yuanText = (fen: number): string => {
  const { yuan, fen: rest } = priceParts(fen);
  return rest ? `${yuan}.${rest}` : yuan;
};

/** "¥30–60". */
export const rangeText = ({ priceFrom, priceTo }: Record<keyof PriceRange, number>): string =>
  `¥${yuanText(priceFrom)}–${yuanText(priceTo)}`;
