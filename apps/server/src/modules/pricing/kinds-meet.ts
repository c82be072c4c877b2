import { KINDS } from './kinds/kinds.ts';
import type { PromotionKind } from './promotion.types.ts';

/** Whether promotions of both kinds may take off one piece, unless one of them refuses: the same asked from either side. */
export function kindsMeet(one: PromotionKind, other: PromotionKind): boolean {
  const [early, late] = KINDS[one].stage <= KINDS[other].stage ? [KINDS[one], KINDS[other]] : [KINDS[other], KINDS[one]];
  return early.meets.some((group) => group === late.group);
}

interface KindFacts {
  readonly kind: PromotionKind;
  readonly isChosen: boolean;
  readonly meets: PromotionKind[];
}

/** Every kind in the order of applying, with those it may meet on a piece. */
export function describeKinds(): KindFacts[] {
  const kinds = Object.values(KINDS).sort((a, b) => a.stage - b.stage);
  return kinds.map(({ kind, isChosen }) => ({
    kind,
    isChosen,
    meets: kinds.filter((other) => kindsMeet(kind, other.kind)).map((other) => other.kind),
  }));
}
