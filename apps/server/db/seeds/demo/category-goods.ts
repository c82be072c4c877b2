import type { DemoCategory, DemoGoods } from './demo.types.ts';

interface PlacedGoods {
  readonly goods: DemoGoods;
  /** From how many sides it is painted. */
  readonly sides: number;
}

/** All goods of a category in the order of its shelf: the best, then the further ones of its branches. */
export const goodsOf = ({ goods, branches }: DemoCategory): PlacedGoods[] => [
  ...goods.map((goods) => ({ goods, sides: 3 })),
  ...branches.flatMap((branch) => branch.goods).map((goods) => ({ goods, sides: 1 })),
];
