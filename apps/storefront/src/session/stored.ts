import { flag, id, json, oneOf, text } from './codec.ts';
import type { StoredRow, ValueIn } from './define-stored-values.ts';
import { defineStoredValues } from './define-stored-values.ts';
import { isDraft, isFields, isGuestLines, isKeys, isOrderDraft, isUser } from './stored.shapes.ts';

/**
 * What the device keeps, apart for each merchant unless a row says otherwise (spec 3). A key that is in no table cannot be read
 * or written. What neither the start of a visit nor the end of a login touches stands in `stored-later.ts`, off the first page.
 */
export const storedRows = {
  /** The shop entered last; the server chooses by it. */
  cid: { where: 'cookie30', as: id },
  /** The shop of this tab. */
  tabCid: { where: 'session', as: id, key: 'cid' },
  mid: { where: 'cookie', as: id, perMid: false },
  env: { where: 'cookie', as: oneOf('mini'), perMid: false },
  /** Whose goods these are shown for, who guided the shopper here, and by which poster: sent along with an order. */
  resellerId: { where: 'session', as: id },
  guiderId: { where: 'cookie1', as: id, perMid: false },
  posterId: { where: 'local', as: id },
  recommenderMemberId: { where: 'local', as: id },
  token: { where: 'cookie30', as: text },
  loginId: { where: 'cookie30', as: id },
  appId: { where: 'cookie30', as: text },
  userInfo: { where: 'local', as: json(isUser) },
  userInfoDetail: { where: 'local', as: json(isFields) },
  VipLevel: { where: 'local', as: text },
  isOpenResell: { where: 'local', as: flag },
  /** While it is there, a login that has run out does not reload the page (spec 4: session login data). */
  loginDraft: { where: 'session', as: json(isDraft) },
  /** Labels a device that is nobody's; never an identity. */
  visitorId: { where: 'local', as: text },
  guestCart: { where: 'local', as: json(isGuestLines) },
  /** What "buy now" takes to order confirm: this tab's, two tabs may buy two things. */
  orderConfirm: { where: 'session', as: json(isOrderDraft) },
  /** Order confirm was entered from the cart (spec 2.1). */
  fromCart: { where: 'session', as: flag },
  /** Idempotency keys of intents that have no answer yet. */
  intents: { where: 'session', as: json(isKeys) },
  /** The page this tab's visit began with (spec 2.1). */
  firstUrl: { where: 'session', as: text },
  /** The mini-program has opened this tab: a reload is no fresh start. */
  miniEntered: { where: 'session', as: flag },
  /** To be said after the reload: the login has run out; the shop is the one before. */
  farewell: { where: 'session', as: flag },
  switchedBack: { where: 'session', as: flag },
} as const satisfies Record<string, StoredRow>;

export type StoredName = keyof typeof storedRows;
export type StoredValue<N extends StoredName> = ValueIn<typeof storedRows, N>;

export const { readText, decode: decodeStored, read: readStored, write: writeStored } = defineStoredValues(storedRows);

/** Values to keep at once; `null` forgets one, what is not named stays. */
export type StoredValues = { readonly [N in StoredName]?: StoredValue<N> | null };

export function writeAll(mid: string, values: StoredValues): void {
  for (const name of Object.keys(values) as StoredName[]) writeStored(name, mid, values[name] ?? null);
}
