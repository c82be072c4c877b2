import type { OutputOf, ShownActivity } from '@qianpu/contract/types';
import type { LiveActivity } from '#modules/activity';
import type { Offer } from '#modules/catalog';
import type { Ctx } from '#platform/ctx';
import { isGone } from './goods-activities.ts';
import { viewActivities } from './shown-activity.ts';

type CardActivity = NonNullable<OutputOf<'checkout.price.list'>[number]['activity']>;

/** Which of several activities a card tells of: the first of these. */
const KINDS_ON_CARDS = ['LIMITED_DISCOUNT', 'N_FOR_PRICE', 'FULL_REDUCTION', 'FIRST_ORDER'] as const;

/** What is gone of this SKU is told of by nobody. */
export function onCard(own: readonly LiveActivity[], offer: Offer): LiveActivity | undefined {
  const left = own.filter((activity) => !isGone(activity, offer));
  return KINDS_ON_CARDS.flatMap((kind) => left.find(({ terms }) => terms.kind === kind) ?? [])[0];
}

/** By terms: lists of one second share what was read of an activity, and so what cards show of it, with the names of what its tiers give. */
const shown = new WeakMap<LiveActivity['terms'], CardActivity>();

/** What cards show of these, by terms. */
export async function viewForCards(ctx: Ctx, cid: string, activities: readonly LiveActivity[]): Promise<typeof shown> {
  const unknown = activities.filter(({ terms }) => !shown.has(terms));
  const views = unknown.length > 0 ? await viewActivities(ctx, cid, unknown) : [];
  for (const [at, view] of views.entries()) if (unknown[at]) shown.set(unknown[at].terms, viewForCard(view));
  return shown;
}

/** Twenty cards are sent at once: each has what it shows and nothing else. It has room for one tier. */
function viewForCard({ endsAt, terms }: ShownActivity): CardActivity {
  if (terms.kind !== 'FULL_REDUCTION' || terms.reduction.by !== 'TIERS') return { endsAt, terms };
  return { endsAt, terms: { ...terms, reduction: { ...terms.reduction, tiers: terms.reduction.tiers.slice(0, 1) } } };
}
