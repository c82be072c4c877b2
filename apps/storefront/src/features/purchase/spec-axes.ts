import type { Product } from '@qianpu/contract/types';

export interface SpecAxis {
  readonly name: string;
  readonly values: readonly string[];
}

/** The axes a goods' SKUs differ in, each with its values in the merchant's order. */
export function specAxes(skus: Product['skus']): readonly SpecAxis[] {
  const axes = new Map<string, Set<string>>();
  for (const { name, value } of skus.flatMap((sku) => sku.specs)) {
    axes.set(name, (axes.get(name) ?? new Set()).add(value));
  }
  return [...axes].map(([name, values]) => ({ name, values: [...values] }));
}
