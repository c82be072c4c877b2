import { quantityLabels } from '@qianpu/kit/quantity';
import type { GoodsDraft, SkuDraft } from '../catalog.types.ts';

/** Where a draft contradicts itself, as the path of the first field that does; nothing where it is whole. */
export const faultIn = ({ skus, quantity, limit }: Pick<GoodsDraft, 'skus' | 'quantity' | 'limit'>): string | undefined =>
  faultyAxes(skus) ?? faultyLadder(skus) ?? faultyCode(skus) ?? faultyNumbers(quantity, limit);

/** What is sold from so many pieces on could not be bought at all. */
function faultyNumbers({ min, max }: GoodsDraft['quantity'], limit: GoodsDraft['limit']): string | undefined {
  if (max !== null && max < min) return 'quantity.max';
  return limit !== null && limit.pieces < min ? 'limit.pieces' : undefined;
}

/** Every SKU stands on the same axes in the same order, and no two on the same values. */
function faultyAxes(skus: readonly SkuDraft[]): string | undefined {
  const axes = namesOf(skus[0]);
  const taken = new Set<string>();
  for (const [nth, sku] of skus.entries()) {
    const values = JSON.stringify(sku.specs.map(({ value }) => value));
    const isOff = JSON.stringify(namesOf(sku)) !== JSON.stringify(axes) || new Set(axes).size < axes.length;
    if (isOff || taken.has(values)) return `skus.${nth}.specs`;
    taken.add(values);
  }
  return undefined;
}

/** Two rows of one name in a SKU sheet: nobody could tell them apart. */
export const hasReservedAxis = (skus: readonly SkuDraft[]): boolean =>
  skus.some((sku) => namesOf(sku).some((name) => quantityLabels.some((label) => label.toLowerCase() === name.toLowerCase())));

const namesOf = (sku: SkuDraft | undefined): string[] => sku?.specs.map(({ name }) => name) ?? [];

/** A code names one SKU. */
function faultyCode(skus: readonly SkuDraft[]): string | undefined {
  const taken = new Set<string>();
  for (const [nth, { code }] of skus.entries()) {
    if (code !== null && taken.has(code)) return `skus.${nth}.code`;
    if (code !== null) taken.add(code);
  }
  return undefined;
}

/** More pieces never cost more each. */
function faultyLadder(skus: readonly SkuDraft[]): string | undefined {
  const nth = skus.findIndex(({ ladder }) =>
    ladder.some((step, at) => {
      const above = ladder[at - 1];
      return above !== undefined && (step.from <= above.from || step.priceFen >= above.priceFen);
    }),
  );
  return nth < 0 ? undefined : `skus.${nth}.ladder`;
}
