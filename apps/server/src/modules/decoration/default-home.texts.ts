/** Stands on the home of a shop nobody has decorated; in the merchant's own language, like everything a merchant writes. */
export const defaultHomeTexts = { goods: '全部商品' } as const;
