/** A category of a shop as it is stored: its own goods alone are counted. */
export interface CategoryRow {
  readonly id: string;
  readonly parent_id: string | null;
  readonly name: string;
  readonly picture: string;
  readonly slogan: string;
  readonly goods_count: number;
}

/** A category with what stands below it, whose goods are its goods too. */
export interface CategoryNode {
  readonly id: string;
  readonly name: string;
  readonly picture: string;
  readonly slogan: string;
  readonly goodsCount: number;
  readonly children: readonly CategoryNode[];
}
