import type { GuestLine } from '#session/stored.types';

/** Lines a device keeps, and pieces a line may hold (as a member's cart does). */
export const maxGuestLines = 50;
const maxPieces = 999;

/** What tells the lines of a cart apart. */
export type GuestLineKey = Pick<GuestLine, 'cid' | 'skuId'>;
export const isSameLine = (one: GuestLineKey, other: GuestLineKey): boolean => one.cid === other.cid && one.skuId === other.skuId;

/** The newest line stands first. Null when the cart is full. */
export function withGuestLine(lines: readonly GuestLine[], added: Omit<GuestLine, 'isTicked'>): readonly GuestLine[] | null {
  const known = lines.find((line) => isSameLine(line, added));
  if (!known && lines.length >= maxGuestLines) return null;
  const quantity = Math.min(maxPieces, (known?.quantity ?? 0) + added.quantity);
  return [{ ...added, quantity, isTicked: true }, ...lines.filter((line) => line !== known)];
}

export interface GuestLineChange extends GuestLineKey {
  readonly quantity?: number | undefined;
  readonly isTicked?: boolean | undefined;
  /** Another SKU of the same goods in its place; it joins a line of that SKU. */
  readonly newSkuId?: string | undefined;
}

export function changeGuestLines(lines: readonly GuestLine[], changes: readonly GuestLineChange[]): readonly GuestLine[] {
  const changed = lines.map((line) => {
    const change = changes.find((entry) => isSameLine(entry, line));
    if (!change) return line;
    const { quantity = line.quantity, isTicked = line.isTicked, newSkuId = line.skuId } = change;
    return { ...line, skuId: newSkuId, quantity, isTicked };
  });
  return changed.flatMap((line, at) => {
    const same = changed.filter((other) => isSameLine(other, line));
    if (changed.findIndex((other) => isSameLine(other, line)) !== at) return [];
    return [{ ...line, quantity: Math.min(maxPieces, guestPieces(same)), isTicked: same.some(({ isTicked }) => isTicked) }];
  });
}

export const withoutGuestLines = (lines: readonly GuestLine[], gone: readonly GuestLineKey[]): readonly GuestLine[] =>
  lines.filter((line) => !gone.some((key) => isSameLine(key, line)));

/** What the badge counts: the pieces of the whole cart. */
export const guestPieces = (lines: readonly GuestLine[]): number => lines.reduce((sum, line) => sum + line.quantity, 0);
