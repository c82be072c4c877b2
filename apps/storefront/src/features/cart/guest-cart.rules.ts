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
}

export const changeGuestLines = (lines: readonly GuestLine[], changes: readonly GuestLineChange[]): readonly GuestLine[] =>
  lines.map((line) => {
    const change = changes.find((entry) => isSameLine(entry, line));
    return change ? { ...line, quantity: change.quantity ?? line.quantity, isTicked: change.isTicked ?? line.isTicked } : line;
  });

export const withoutGuestLines = (lines: readonly GuestLine[], gone: readonly GuestLineKey[]): readonly GuestLine[] =>
  lines.filter((line) => !gone.some((key) => isSameLine(key, line)));

/** What the badge counts: the pieces of the whole cart. */
export const guestPieces = (lines: readonly GuestLine[]): number => lines.reduce((sum, line) => sum + line.quantity, 0);
