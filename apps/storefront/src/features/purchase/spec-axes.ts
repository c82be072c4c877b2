import type { Product } from '@qianpu/contract/types';

export interface AxisValue {
  readonly value: string;
  /** What a SKU of this value looks like, where its looks follow from this axis. */
  readonly picture: string | null;
}

export interface SpecAxis {
  readonly name: string;
  readonly values: readonly AxisValue[];
}

type Skus = Product['skus'];

/** The axes a goods' SKUs differ in, each with its values in the merchant's order; one of them at most is shown in pictures. */
export function specAxes(skus: Skus): readonly SpecAxis[] {
  const names = [...new Set(skus.flatMap((sku) => sku.specs.map(({ name }) => name)))];
  const axes = names.map((name) => ({ name, looks: looksOf(skus, name) }));
  const pictured = axes.find(({ looks }) => hasOwnLooks(looks));
  return axes.map((axis) => ({
    name: axis.name,
    values: [...axis.looks].map(([value, [picture = null]]) => ({ value, picture: axis === pictured ? picture : null })),
  }));
}

/** The pictures of the SKUs of each value. */
function looksOf(skus: Skus, name: string): ReadonlyMap<string, ReadonlySet<string>> {
  const looks = new Map<string, Set<string>>();
  for (const { specs, picture } of skus) {
    const value = specs.find((spec) => spec.name === name)?.value;
    if (value === undefined) continue;
    const seen = looks.get(value) ?? new Set();
    looks.set(value, picture === null ? seen : seen.add(picture));
  }
  return looks;
}

/** A value that looks now like this, now like that is not what the pictures are about; nor is an axis that always looks the same. */
function hasOwnLooks(looks: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const sets = [...looks.values()];
  return sets.every(({ size }) => size <= 1) && new Set(sets.flatMap((set) => [...set])).size > 1;
}

export interface Style {
  readonly value: string;
  readonly picture: string;
}

/** What the SKUs of an item look like, as far as they look different; where no axis decides it, each SKU by all its values. */
export function stylesOf(skus: Skus): readonly Style[] {
  const values = specAxes(skus).flatMap((axis) => axis.values);
  const whole = skus.map(({ specs, picture }) => ({ value: specs.map(({ value }) => value).join(' '), picture }));
  const shown = values.some(({ picture }) => picture !== null) ? values : whole;
  const styles = shown.flatMap(({ value, picture }) => (picture === null ? [] : [{ value, picture }]));
  return styles.filter(({ picture }, at) => styles.findIndex((style) => style.picture === picture) === at);
}
