/** Tells lines of a basket apart: a SKU in a shop. */
export const lineKey = ({ cid, skuId }: { readonly cid: string; readonly skuId: string }): string => `${cid}:${skuId}`;
