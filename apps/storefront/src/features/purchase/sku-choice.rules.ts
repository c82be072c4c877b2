import type { Product } from '@qianpu/contract/types';

export type Sku = Product['skus'][number];
/** The chosen value of each axis. */
export type Choice = Readonly<Record<string, string>>;

/** Pieces one line may hold. */
const maxPieces = 999;

const choiceOf = (sku: Sku): Choice => Object.fromEntries(sku.specs.map(({ name, value }) => [name, value]));
const fits = (sku: Sku, choice: Choice) => Object.entries(choice).every(([name, value]) => choiceOf(sku)[name] === value);

/** What is chosen before anybody chose: the first SKU that can be bought. */
export function firstChoice(skus: readonly Sku[]): Choice {
  const sku = skus.find((entry) => entry.stock > 0) ?? skus[0];
  return sku ? choiceOf(sku) : {};
}

/** The SKU a choice names; undefined while an axis is open. */
export const chosenSku = (skus: readonly Sku[], choice: Choice): Sku | undefined =>
  skus.find((sku) => fits(sku, choice) && sku.specs.length === Object.keys(choice).length);

const canBeHad = (skus: readonly Sku[], choice: Choice) => skus.some((sku) => sku.stock > 0 && fits(sku, choice));

/** `away`: not to be had beside what is chosen on the other axes. `gone`: not to be had at all. */
export type ValueState = 'open' | 'away' | 'gone';

export function valueState(skus: readonly Sku[], choice: Choice, name: string, value: string): ValueState {
  if (canBeHad(skus, { ...choice, [name]: value })) return 'open';
  return canBeHad(skus, { [name]: value }) ? 'away' : 'gone';
}

/** The value just chosen goes before the others: those it cannot be had with are given up. */
export function choose(skus: readonly Sku[], choice: Choice, name: string, value: string): Choice {
  const kept: Record<string, string> = { [name]: value };
  for (const [other, chosen] of Object.entries(choice)) {
    if (other !== name && canBeHad(skus, { ...kept, [other]: chosen })) kept[other] = chosen;
  }
  return kept;
}

/** The axes nothing is chosen on. */
export const openAxes = (skus: readonly Sku[], choice: Choice): readonly string[] =>
  [...new Set(skus.flatMap((sku) => sku.specs.map((spec) => spec.name)))].filter((name) => choice[name] === undefined);

export const mostPieces = (sku: Sku | undefined): number => Math.max(1, Math.min(maxPieces, sku?.stock ?? maxPieces));

export const isSoldOut = (skus: readonly Sku[]): boolean => skus.every((sku) => sku.stock === 0);
