import type { Codec } from './codec.ts';
import { flag, json, text } from './codec.ts';
import { drawers } from './drawers.ts';
import type { GuestLine, UserInfo, WishLine } from './stored.types.ts';

interface Stored {
  readonly where: keyof typeof drawers;
  readonly as: Codec<unknown>;
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const hasTexts = (value: Fields, ...names: readonly string[]) => names.every((name) => typeof value[name] === 'string');
const isWishLine = (value: unknown): value is WishLine =>
  isFields(value) && hasTexts(value, 'cid', 'skuId') && Number.isSafeInteger(value.quantity);
const isGuestLine = (value: unknown): value is GuestLine =>
  isWishLine(value) && hasTexts({ ...value }, 'goodsId') && 'isTicked' in value && typeof value.isTicked === 'boolean';
const listOf =
  <T>(isEntry: (value: unknown) => value is T) =>
  (value: unknown): value is readonly T[] =>
    Array.isArray(value) && value.every(isEntry);
const isUser = (value: unknown): value is UserInfo => isFields(value) && hasTexts(value, 'id', 'nickName', 'phone');
const isWish = (value: unknown): value is { readonly lines: readonly WishLine[] } => isFields(value) && listOf(isWishLine)(value.lines);
const isKeys = (value: unknown): value is Readonly<Record<string, string>> =>
  isFields(value) && Object.values(value).every((key) => typeof key === 'string');

/** Everything kept on the device, apart for each merchant. A key that is not in this table cannot be read or written (spec 3). */
const stored = {
  /** The shop of this tab. */
  cid: { where: 'session', as: text },
  token: { where: 'cookie30', as: text },
  loginId: { where: 'cookie30', as: text },
  appId: { where: 'cookie30', as: text },
  userInfo: { where: 'local', as: json(isUser) },
  /** Labels a device that is nobody's; never an identity. */
  visitorId: { where: 'local', as: text },
  guestCart: { where: 'local', as: json(listOf(isGuestLine)) },
  /** What "buy now" takes to the order confirm page. */
  orderConfirm: { where: 'session', as: json(isWish) },
  /** Order confirm was entered from the cart (spec 2.1). */
  fromCart: { where: 'session', as: flag },
  /** Idempotency keys of intents that have no answer yet. */
  intents: { where: 'session', as: json(isKeys) },
} as const satisfies Record<string, Stored>;

export type StoredName = keyof typeof stored;
export type StoredValue<N extends StoredName> = (typeof stored)[N]['as'] extends Codec<infer T> ? T : never;

const keyOf = (name: StoredName, mid: string) => `${name}_${mid}`;
const listeners = new Set<() => void>();

/** As it is kept; the text "undefined" counts as absent and is removed (spec 3). */
export function readText(name: StoredName, mid: string): string | null {
  const drawer = drawers[stored[name].where];
  const kept = drawer.get(keyOf(name, mid));
  if (kept !== 'undefined') return kept || null;
  drawer.set(keyOf(name, mid), null);
  return null;
}

export const decodeStored = <N extends StoredName>(name: N, kept: string | null): StoredValue<N> | null =>
  kept === null ? null : (stored[name].as.read(kept) as StoredValue<N> | null);

export const readStored = <N extends StoredName>(name: N, mid: string): StoredValue<N> | null => decodeStored(name, readText(name, mid));

/** `null` forgets the value. */
export function writeStored<N extends StoredName>(name: N, mid: string, value: StoredValue<N> | null): void {
  const { where, as }: Stored = stored[name];
  drawers[where].set(keyOf(name, mid), value === null ? null : as.write(value));
  for (const listener of listeners) listener();
}

/** Hears of every change, also of those another tab makes in local storage. */
export function subscribeStored(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}
