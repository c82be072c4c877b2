import { midOf } from './scale-ids.ts';

const SIZES = ['标准装', '家庭装', '礼盒装'];

const specsBySize = SIZES.map((value) => [{ name: '规格', value }]);

/** What SKU k of any goods is. */
export const specsOf = (k: number): readonly { name: string; value: string }[] => specsBySize[k] ?? [{ name: '规格', value: '' }];

/** Nobody has painted them. */
export const pictureOf = (m: number, g: number, picture: number): string => `${midOf(m)}/goods/${g}-${picture}.webp`;
