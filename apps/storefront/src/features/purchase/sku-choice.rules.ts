import type { Product } from '@qianpu/contract/types';
import { mostPieces } from '@qianpu/kit/quantity';

export type Sku = Product['skus'][number];
/** What can be bought of an item, and how many pieces at once. */
export type Buyable = Pick<Product, 'skus' | 'quantity'>;
/** The chosen value of each axis. */
export type Choice = Readonly<Record<string, string>>;

/** Pieces one line may hold. */
const maxPieces = 999;

const choiceOf = (sku: Sku): Choice => Object.fromEntries(sku.specs.map(({ name, value }) => [name, value]));

/** The axes on which a SKU is another than the chosen one. */
function missesOf(sku: Sku, choice: Choice): readonly string[] {
  const own = choiceOf(sku);
  return Object.keys(choice).filter((name) => own[name] !== choice[name]);
}
const fits = (sku: Sku, choice: Choice) => missesOf(sku, choice).length === 0;

/** Fewer pieces than are sold at once are none. */
export const isSellable = ({ quantity }: Pick<Buyable, 'quantity'>, sku: Sku): boolean => sku.stock >= quantity.min;
const sellable = (item: Buyable) => item.skus.filter((sku) => isSellable(item, sku));

/** What is chosen before anybody chose: the first SKU that can be bought. */
export function firstChoice(item: Buyable): Choice {
  const sku = sellable(item)[0] ?? item.skus[0];
  return sku ? choiceOf(sku) : {};
}

/** The SKU a choice names; undefined while an axis is open. */
export const chosenSku = (skus: readonly Sku[], choice: Choice): Sku | undefined =>
  skus.find((sku) => sku.specs.length === Object.keys(choice).length && fits(sku, choice));

/** `away`: not to be had beside what is chosen on the other axes. `gone`: not to be had at all. */
export type ValueState = 'open' | 'away' | 'gone';

/**
 * How each value of each axis stands beside a choice, in one pass however many SKUs there are: one that differs from the choice
 * on a single axis offers its value there, and one that does not differ offers all of its own.
 */
export function valueStates(item: Buyable, choice: Choice): (name: string, value: string) => ValueState {
  const states = new Map<string, ValueState>();
  for (const sku of sellable(item)) {
    const misses = missesOf(sku, choice);
    for (const { name, value } of sku.specs) {
      const isOffered = misses.every((missed) => missed === name);
      const key = keyOf(name, value);
      if (isOffered || !states.has(key)) states.set(key, isOffered ? 'open' : 'away');
    }
  }
  return (name, value) => states.get(keyOf(name, value)) ?? 'gone';
}
const keyOf = (name: string, value: string) => JSON.stringify([name, value]);

/** The value just chosen goes before the others: those it cannot be had with are given up. */
export function choose(item: Buyable, choice: Choice, name: string, value: string): Choice {
  const stored: Record<string, string> = { [name]: value };
  const left = sellable(item);
  for (const [other, chosen] of Object.entries(choice)) {
    if (other !== name && left.some((sku) => fits(sku, { ...stored, [other]: chosen }))) stored[other] = chosen;
  }
  return stored;
}

/** The axes nothing is chosen on. */
export const openAxes = (skus: readonly Sku[], choice: Choice): readonly string[] =>
  [...new Set(skus.flatMap((sku) => sku.specs.map((spec) => spec.name)))].filter((name) => choice[name] === undefined);

/** The most pieces that can be bought at once, as far as stock reaches and what bounds the order besides. */
export const mostOf = (sku: Sku | undefined, { quantity }: Pick<Buyable, 'quantity'>, bound = maxPieces): number =>
  mostPieces(quantity, Math.min(bound, maxPieces, sku?.stock ?? maxPieces));

export const isSoldOut = (item: Buyable): boolean => sellable(item).length === 0;
