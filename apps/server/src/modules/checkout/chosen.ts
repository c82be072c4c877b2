import { type FailureName, fail } from '@qianpu/contract/failure';
import { findShown, type LiveActivity, leftOf, type PackageTerms } from '#modules/activity';
import type { Ctx } from '#platform/ctx';
import type { Chosen, LineInput, OfferedLine, Quote } from './checkout.types.ts';
import type { PackageChoice } from './promotion-of-activity.ts';

export interface ChosenActivity {
  readonly sets: number;
  /** Of a package: how it was put together. */
  readonly choice?: PackageChoice;
}

/** The activity the request names, for these lines; what cannot be had is refused by its own reason, never sold at another price. */
export async function readChosen(
  ctx: Ctx,
  chosen: Chosen,
  activities: readonly LiveActivity[],
  lines: readonly OfferedLine[],
): Promise<ChosenActivity> {
  const activity = activities.find(({ id, terms }) => id === chosen.activityId && terms.kind === chosen.kind);
  if (!activity || !isHolder(chosen, activity)) throw fail(await whyMissing(ctx, chosen, lines));
  if (activity.startsAt > ctx.now) throw fail('ACTIVITY_SOON');
  if (!activity.isForYou) throw fail('NOT_FOR_YOU');
  if (lines.some(({ line }) => activity.cids.length > 0 && !activity.cids.includes(line.cid))) throw fail('BAD_INPUT', ['lines']);
  const sets = chosen.kind === 'PACKAGE' ? chosen.sets : lines.reduce((sum, { line }) => sum + line.quantity, 0);
  if (sets > (leftOf(activity) ?? sets)) throw fail('LIMIT_REACHED', { left: leftOf(activity) });
  if (activity.terms.kind === 'PACKAGE') return { sets, choice: putTogether(activity.terms, lines, sets) };
  const sold = new Set(activity.goods.map(({ skuId }) => skuId));
  if (!lines.every(({ line }) => sold.has(line.skuId))) throw fail('BAD_INPUT', ['lines']);
  return { sets: 1 };
}

/** Whoever holds its link, where there is one. */
const isHolder = (chosen: Chosen, { linkToken }: LiveActivity) =>
  linkToken === null || (chosen.kind === 'PRIVILEGED' && chosen.token === linkToken);

/** It was there once, or never for who has no link to it. */
async function whyMissing(ctx: Ctx, chosen: Chosen, lines: readonly OfferedLine[]): Promise<FailureName> {
  const [known] = await findShown(ctx, lines[0]?.line.cid ?? '0', [chosen.activityId]);
  return known && known.terms.kind === chosen.kind && isHolder(chosen, known) ? 'ACTIVITY_OVER' : 'NOT_FOUND';
}

/** Lines must be whole sets: of each part one SKU, of a mix the main parts and as many others as it says; all from one shop. */
export function putTogether({ parts, choose }: PackageTerms, lines: readonly OfferedLine<LineInput>[], sets: number): PackageChoice {
  const lineOf = new Map(lines.map(({ line, offer }) => [offer.goodsId, line]));
  const chosen = parts.filter(({ goodsId }) => lineOf.has(goodsId));
  const others = chosen.filter(({ isMain }) => !isMain).length;
  const isWhole =
    choose === null
      ? chosen.length === parts.length
      : others === choose && parts.every(({ goodsId, isMain }) => !isMain || lineOf.has(goodsId));
  const isOfOneShop = new Set(lines.map(({ line }) => line.cid)).size === 1;
  const isCounted = chosen.every(({ goodsId, pieces }) => lineOf.get(goodsId)?.quantity === pieces * sets);
  if (!isWhole || !isCounted || !isOfOneShop || lines.length !== chosen.length) throw fail('BAD_INPUT', ['lines']);
  return { parts: chosen.map(({ goodsId, pieces }) => ({ skuId: lineOf.get(goodsId)?.skuId ?? '', pieces })), sets };
}

/** What was named is in the price, or the order is none: its goods may let nothing lower their price. */
export function requireTaken({ shops }: Pick<Quote['priced'], 'shops'>, { activityId }: Chosen): void {
  if (!shops.some(({ receipt }) => receipt.some((entry) => entry.promotionId === activityId && entry.isTaken))) throw fail('ACTIVITY_OVER');
}
