import type { ProductCard } from '@qianpu/contract/types';
import type { Ctx } from '#platform/ctx';
import { viewCard } from './catalog.view.ts';
import { listKeptCards } from './kept-cards.repo.ts';

interface KeptCard extends ProductCard {
  readonly isOnSale: boolean;
}

/** Cards of goods a member keeps, whether the shop sells them now or not; by their ids. */
export async function findKeptCards(ctx: Ctx, cid: string, ids: readonly string[]): Promise<ReadonlyMap<string, KeptCard>> {
  const rows = await listKeptCards(ctx, cid, ids);
  return new Map(rows.map((row) => [row.id, { ...viewCard(row), isOnSale: row.is_on_sale }]));
}
