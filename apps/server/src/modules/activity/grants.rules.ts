import type { ActivityDraft, TierGrants } from './activity.types.ts';

/** What its tiers give besides. */
export const grantsOf = ({ terms }: Pick<ActivityDraft, 'terms'>): readonly TierGrants[] =>
  terms.kind === 'FULL_REDUCTION' && terms.reduction.by === 'TIERS' ? terms.reduction.tiers.map(({ grants }) => grants) : [];
