import { isId } from './codec.ts';
import type { StoredValues } from './stored.ts';
import { readStored } from './stored.ts';

/** Through whom a shopper came (spec 1, 2.6). Kept on the lines of an order; they grant nothing. */
export interface Attribution {
  readonly posterId?: string;
  readonly recommenderMemberId?: string;
  readonly resellerId?: string;
  readonly guiderId?: string;
}

/** Those an address brings. A poster counts only together with the member who shows it (spec 2.6). */
export function attributionIn(query: URLSearchParams): Attribution & StoredValues {
  const { posterId, recommenderMemberId, ...others } = pick((name) => query.get(name));
  return posterId && recommenderMemberId ? { posterId, recommenderMemberId, ...others } : others;
}

/** Those the device keeps: what placing an order sends along. */
export const attributionOf = (mid: string): Attribution => pick((name) => readStored(name, mid));

const pick = (markOf: (name: keyof Attribution) => string | null): Attribution =>
  Object.fromEntries(
    (['posterId', 'recommenderMemberId', 'resellerId', 'guiderId'] as const)
      .map((name) => [name, markOf(name)] as const)
      .filter(([, id]) => isId(id)),
  );
