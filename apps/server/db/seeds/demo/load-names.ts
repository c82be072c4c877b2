import { addBrand, setPromises } from '#modules/catalog';
import type { TxCtx } from '#platform/ctx';
import { type BrandKey, brands } from './brands.ts';
import { type PromiseKey, promises } from './promises.ts';

/** Ids of what goods of all shops name. */
export interface NameIds {
  readonly brands: Readonly<Record<BrandKey, string>>;
  readonly promises: Readonly<Record<PromiseKey, string>>;
}

export async function loadNames(ctx: TxCtx): Promise<NameIds> {
  const brandIds: [string, string][] = [];
  for (const [key, name] of Object.entries(brands)) brandIds.push([key, await addBrand(ctx, { name, picture: null })]);
  const placed = await setPromises(ctx, { promises: Object.values(promises).map((promise) => ({ ...promise })) });
  const promiseIds = Object.keys(promises).map((key, at) => [key, placed[at]?.id]);
  return {
    brands: Object.fromEntries(brandIds) as NameIds['brands'],
    promises: Object.fromEntries(promiseIds) as NameIds['promises'],
  };
}
