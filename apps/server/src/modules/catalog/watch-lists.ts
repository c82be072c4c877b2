import { tags } from '#events/tags';
import type { TxCtx } from '#platform/ctx';
import { listPlaces, type ShelfPlace } from './shelf.repo.ts';

/** Notes where goods stand before they are changed; the answer tells the lists they have come to, left, or moved in. */
export async function watchLists(ctx: TxCtx, goodsIds: readonly string[]): Promise<(isSortedAnew?: boolean) => Promise<string[]>> {
  const before = await listPlaces(ctx, goodsIds);
  return async (isSortedAnew = false) => changedLists(before, await listPlaces(ctx, goodsIds), isSortedAnew);
}

/** `isSortedAnew`: filters take these goods for others, wherever they stand. */
export function changedLists(before: readonly ShelfPlace[], after: readonly ShelfPlace[], isSortedAnew: boolean): string[] {
  const namesOf = (places: readonly ShelfPlace[]) => new Set(places.map((place) => JSON.stringify(place)));
  const [was, is] = [namesOf(before), namesOf(after)];
  const moved = [...before.filter((place) => !is.has(JSON.stringify(place))), ...after.filter((place) => !was.has(JSON.stringify(place)))];
  return [...new Set((isSortedAnew ? [...before, ...after] : moved).flatMap(listsWith))];
}

const listsWith = ({ cid, category_ids, group_ids }: ShelfPlace): string[] => [
  tags.shelf(cid),
  ...category_ids.map((id) => tags.shelfOf(cid, id)),
  ...group_ids.map(tags.group),
];
