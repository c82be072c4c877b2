import type { OutputOf } from '@qianpu/contract/types';

export type OfferedPackage = OutputOf<'marketing.packageBuy.goods'>;
export type SetPart = OfferedPackage['parts'][number];
type Sku = SetPart['skus'][number];

/** The most sets one order may hold. */
const mostSets = 10;

/** What was chosen so far: the SKU of each goods, and which of those that may be left out are in. */
export interface ChosenParts {
  readonly skuIds: Readonly<Record<string, string>>;
  readonly chosenIds: readonly string[];
}

/** Whether the shop has enough of it for one set. */
export const isThere = (part: SetPart, sku: Sku): boolean => sku.stock >= part.pieces;
const isPartThere = (part: SetPart) => part.skus.some((sku) => isThere(part, sku));

/** How many of the goods that may be left out make a set; null: none may. */
const chooseOf = ({ terms }: OfferedPackage): number | null => (terms.kind === 'PACKAGE' ? terms.choose : null);

/** Those every set has, and those of which some are chosen. */
export function partsOf(shown: OfferedPackage): {
  readonly fixed: readonly SetPart[];
  readonly open: readonly SetPart[];
  readonly choose: number;
} {
  const choose = chooseOf(shown);
  if (choose === null) return { fixed: shown.parts, open: [], choose: 0 };
  return { fixed: shown.parts.filter(({ isMain }) => isMain), open: shown.parts.filter(({ isMain }) => !isMain), choose };
}

/** The cheapest that is there, as the mall has priced it. */
export function firstChoice(shown: OfferedPackage): ChosenParts {
  const { open, choose } = partsOf(shown);
  return {
    skuIds: {},
    chosenIds: open
      .filter(isPartThere)
      .slice(0, choose)
      .map(({ goodsId }) => goodsId),
  };
}

/** Another one beside as many as may be chosen takes the place of the first. */
export function toggled(shown: OfferedPackage, choice: ChosenParts, goodsId: string): ChosenParts {
  const { choose } = partsOf(shown);
  const { chosenIds } = choice;
  if (chosenIds.includes(goodsId)) return { ...choice, chosenIds: chosenIds.filter((id) => id !== goodsId) };
  return { ...choice, chosenIds: [...chosenIds, goodsId].slice(-choose) };
}

export const skuOf = (part: SetPart, { skuIds }: ChosenParts): Sku | undefined =>
  part.skus.find(({ id }) => id === skuIds[part.goodsId]) ?? part.skus.find((sku) => isThere(part, sku)) ?? part.skus[0];

interface ChosenSet {
  readonly parts: readonly { readonly part: SetPart; readonly sku: Sku }[];
  /** Goods that are still to be chosen. */
  readonly missing: number;
  readonly isSoldOut: boolean;
  /** Of what is chosen the shop has so many sets, and an order and a member may have no more. */
  readonly mostSets: number;
}

export function setOf(shown: OfferedPackage, choice: ChosenParts): ChosenSet {
  const { fixed, open, choose } = partsOf(shown);
  const chosen = open.filter(({ goodsId }) => choice.chosenIds.includes(goodsId));
  const wanted = [...fixed, ...chosen];
  const parts = wanted.flatMap((part) => {
    const sku = skuOf(part, choice);
    return sku ? [{ part, sku }] : [];
  });
  const ofStock = Math.min(...parts.map(({ part, sku }) => Math.floor(sku.stock / part.pieces)));
  return {
    parts,
    missing: choose - chosen.length,
    isSoldOut: parts.length < wanted.length || ofStock < 1 || open.filter(isPartThere).length < choose,
    mostSets: Math.max(1, Math.min(mostSets, ofStock, shown.perMember ?? mostSets)),
  };
}
