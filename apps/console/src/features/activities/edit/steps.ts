import type { ActivityValues } from './activity-values.ts';

export const STEPS = ['basics', 'rule', 'goods', 'preview'] as const;
export type Step = (typeof STEPS)[number];

const basics: readonly (keyof ActivityValues)[] = ['name', 'startsAt', 'endsAt', 'shopsBy', 'cids', 'audience'];
const rule: readonly (keyof ActivityValues)[] = [
  ...(['discountBy', 'percent', 'minusFen', 'perMember', 'pieces', 'priceFen', 'reductionBy', 'measure', 'tiers'] as const),
  ...(['everyFen', 'capFen', 'packageBy', 'fromFen', 'refuses'] as const),
];
const goods: readonly (keyof ActivityValues)[] = ['scopeBy', 'goods', 'categoryIds', 'exceptGoods', 'prices', 'setBy', 'choose', 'parts'];

export const stepFields: Readonly<Record<Step, readonly (keyof ActivityValues)[]>> = { basics, rule, goods, preview: [] };

/** Where a field stands. */
export const stepOf = (field: string): Step => STEPS.find((step) => stepFields[step].some((name) => name === field)) ?? 'basics';
