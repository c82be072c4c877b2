import type { ActivityKind } from './activity.types.ts';

/** Every kind once; a kind of the contract that is missing here does not compile. */
const all: Readonly<Record<ActivityKind, true>> = {
  LIMITED_DISCOUNT: true,
  FULL_REDUCTION: true,
  N_FOR_PRICE: true,
  PACKAGE: true,
  FIRST_ORDER: true,
  PRIVILEGED: true,
};

/** As they are offered: the most used first. */
export const KINDS = Object.keys(all) as ActivityKind[];
export const isKind = (text: string | null): text is ActivityKind => KINDS.some((kind) => kind === text);
