export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Pixels it is moved at a time, at most, and kept away from what it must not cover. */
const step = 8;
const furthest = 320;
const distance = 4;

const meets = (one: Box, other: Box) =>
  one.left < other.right + distance &&
  other.left < one.right + distance &&
  one.top < other.bottom + distance &&
  other.top < one.bottom + distance;

/** How far a box is moved up so that it covers none of the others; null when there is no such place near. */
export function clearShift({ left, right, top, bottom }: Box, others: readonly Box[]): number | null {
  for (let up = 0; up <= furthest; up += step) {
    const moved = { left, right, top: top - up, bottom: bottom - up };
    if (moved.top >= 0 && !others.some((other) => meets(moved, other))) return up;
  }
  return null;
}
