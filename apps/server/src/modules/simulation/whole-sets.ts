import { type LiveActivity, leftOf, type PackageTerms } from '#modules/activity';
import type { BasketLine } from '#modules/pricing';

interface WholeSets {
  readonly parts: { readonly skuId: string; readonly pieces: number }[];
  readonly sets: number;
}

/** As many whole sets of a package as one shop's lines make, and the member may have; of a mix the parts that come first. */
export function wholeSets(activity: LiveActivity, terms: PackageTerms, lines: readonly BasketLine[]): WholeSets | undefined {
  const shops = Map.groupBy(
    lines.filter(({ cid }) => activity.cids.length === 0 || activity.cids.includes(cid)),
    ({ cid }) => cid,
  );
  const made = [...shops.values()].map((own) => ofShop(terms, own, leftOf(activity) ?? Number.POSITIVE_INFINITY));
  return made.find((sets) => sets !== undefined);
}

function ofShop({ parts, choose }: PackageTerms, lines: readonly BasketLine[], left: number): WholeSets | undefined {
  const lineOf = new Map(lines.map((line) => [line.goodsId, line]));
  const there = parts.filter(({ goodsId, pieces }) => (lineOf.get(goodsId)?.quantity ?? 0) >= pieces);
  const [mains, others] = [there.filter(({ isMain }) => isMain), there.filter(({ isMain }) => !isMain)];
  const chosen = choose === null ? there : [...mains, ...others.slice(0, choose)];
  const wanted = choose === null ? parts.length : parts.filter(({ isMain }) => isMain).length + choose;
  if (chosen.length < wanted) return undefined;
  const sets = Math.min(left, ...chosen.map(({ goodsId, pieces }) => Math.floor((lineOf.get(goodsId)?.quantity ?? 0) / pieces)));
  if (sets < 1) return undefined;
  return { parts: chosen.map(({ goodsId, pieces }) => ({ skuId: lineOf.get(goodsId)?.skuId ?? '', pieces })), sets };
}
