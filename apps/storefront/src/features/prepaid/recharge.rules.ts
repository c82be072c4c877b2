import type { OutputOf } from '@qianpu/contract/types';

type RechargeOffer = OutputOf<'ledger.balance.packages'>;
type RechargePackage = RechargeOffer['list'][number];

type Bounds = Pick<RechargeOffer, 'leastFen' | 'mostFen' | 'roomFen'>;

/** What is wrong with a sum a member has written. */
export type SumTrouble = 'none' | 'low' | 'high' | 'full';

/** "12.5" as fen; null where it is no sum of yuan and fen. */
export function fenOfYuan(text: string): number | null {
  const [, yuan, rest = ''] = /^(\d{1,7})(?:\.(\d{0,2}))?$/.exec(text.trim()) ?? [];
  return yuan === undefined ? null : Number(yuan) * 100 + Number(rest.padEnd(2, '0'));
}

/** Null: it can be paid in. */
export function sumTrouble(fen: number | null, { leastFen, mostFen, roomFen }: Bounds): SumTrouble | null {
  if (fen === null) return 'none';
  if (fen < leastFen) return 'low';
  if (fen > mostFen) return 'high';
  return fen > roomFen ? 'full' : null;
}

/** Its bonus has to fit into the balance, too. */
export const fits = ({ payFen, bonusFen }: RechargePackage, { roomFen }: Pick<Bounds, 'roomFen'>): boolean => payFen + bonusFen <= roomFen;

/** The package that gives most for what is paid; null where none gives more than all the others. */
export function bestPackage(list: readonly RechargePackage[]): string | null {
  const [first, second] = list.toSorted((one, other) => compare(other, one));
  return first && second && compare(first, second) > 0 ? first.id : null;
}

const compare = (one: RechargePackage, other: RechargePackage): number => one.bonusFen * other.payFen - other.bonusFen * one.payFen;

/** What stands chosen at first: the best that fits, the first that does, or the member's own sum (null). */
export function firstChoice(offer: RechargeOffer): string | null {
  const fitting = offer.list.filter((one) => fits(one, offer));
  const best = bestPackage(offer.list);
  return fitting.find(({ id }) => id === best)?.id ?? fitting[0]?.id ?? null;
}
