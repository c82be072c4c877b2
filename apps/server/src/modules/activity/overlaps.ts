import type { OutputOf } from '@qianpu/contract/types';
import { kindsMeet } from '#modules/pricing';
import type { ActivityDraft } from './activity.types.ts';

export type Overlap = OutputOf<'marketing.activity.calendar'>['overlaps'][number];

/** Goods an activity is for, by what names them; whatever is excepted is not. */
export type Reach =
  | { readonly by: 'ALL'; readonly except: ReadonlySet<string> }
  | { readonly by: 'GOODS'; readonly goodsIds: ReadonlySet<string>; readonly except: ReadonlySet<string> }
  | { readonly by: 'CATEGORIES'; readonly categoryIds: ReadonlySet<string>; readonly except: ReadonlySet<string> };

/** By goods and by category: the category and those above it. */
export interface Paths {
  readonly ofGoods: ReadonlyMap<string, readonly string[]>;
  readonly ofCategory: ReadonlyMap<string, readonly string[]>;
}

export interface Planned {
  readonly id: string;
  readonly kind: ActivityDraft['terms']['kind'];
  readonly refuses: ActivityDraft['refuses'];
  /** Empty: every shop. */
  readonly cids: readonly string[];
  readonly startsAt: number;
  readonly endsAt: number;
  readonly reach: Reach;
}

/** Pairs that run at one time in one shop for some of the same goods, the earliest first. */
export function overlapsOf(planned: readonly Planned[], paths: Paths): Overlap[] {
  const found = planned.flatMap((one, at) => planned.slice(at + 1).flatMap((other) => overlap(one, other, paths) ?? []));
  return found.sort((a, b) => a.startsAt - b.startsAt || a.endsAt - b.endsAt);
}

function overlap(one: Planned, other: Planned, paths: Paths): Overlap | undefined {
  const [startsAt, endsAt] = [Math.max(one.startsAt, other.startsAt), Math.min(one.endsAt, other.endsAt)];
  if (startsAt >= endsAt) return undefined;
  const cids = sharedShops(one.cids, other.cids);
  if (!cids || !shareGoods(one.reach, other.reach, paths)) return undefined;
  return { ids: [one.id, other.id], how: mayMeet(one, other) ? 'MEET' : 'EXCLUDE', cids, startsAt, endsAt };
}

/** Empty: every shop. */
function sharedShops(one: readonly string[], other: readonly string[]): string[] | undefined {
  if (one.length === 0) return [...other];
  if (other.length === 0) return [...one];
  const both = one.filter((cid) => other.includes(cid));
  return both.length > 0 ? both : undefined;
}

const mayMeet = (one: Planned, other: Planned): boolean =>
  kindsMeet(one.kind, other.kind) && !isRefused(one, other) && !isRefused(other, one);
const isRefused = ({ kind }: Planned, { refuses }: Planned) => refuses.some((refused) => refused === kind);

/** Of a category somebody named, some goods are taken to be there. */
function shareGoods(one: Reach, other: Reach, paths: Paths): boolean {
  if (one.by === 'GOODS') return [...one.goodsIds].some((id) => !one.except.has(id) && isReached(other, id, paths));
  if (other.by === 'GOODS') return shareGoods(other, one, paths);
  if (one.by === 'ALL' || other.by === 'ALL') return true;
  return isBelow(one.categoryIds, other.categoryIds, paths) || isBelow(other.categoryIds, one.categoryIds, paths);
}

function isReached(reach: Reach, goodsId: string, { ofGoods }: Paths): boolean {
  if (reach.except.has(goodsId)) return false;
  if (reach.by === 'ALL') return true;
  if (reach.by === 'GOODS') return reach.goodsIds.has(goodsId);
  return (ofGoods.get(goodsId) ?? []).some((id) => reach.categoryIds.has(id));
}

/** Whether one of them lies in or below one of the others. */
const isBelow = (ids: ReadonlySet<string>, above: ReadonlySet<string>, { ofCategory }: Paths): boolean =>
  [...ids].some((id) => (ofCategory.get(id) ?? [id]).some((one) => above.has(one)));
