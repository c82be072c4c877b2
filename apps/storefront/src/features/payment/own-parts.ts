import type { AnyWay } from './pay-ways.ts';

/** Of the member's own: points first, then the balance. */
export type OwnWayName = 'POINTS' | 'BALANCE';
export type MemberWay = AnyWay & { readonly way: OwnWayName };

export type Ticked = Readonly<Record<OwnWayName, boolean>>;

/** What pays how much, as the mall will share it: what is left is for a provider. */
export interface OwnSums {
  readonly POINTS: number;
  readonly BALANCE: number;
  readonly leftFen: number;
}

export const ownWay = (ways: readonly AnyWay[], name: OwnWayName): MemberWay | undefined =>
  ways.find((one): one is MemberWay => one.way === name);

/** In the mall's order (rules 7.2): points, the balance, a provider. Only to show: the mall is told the ways and no sums. */
export function partsOf(payableFen: number, ways: readonly AnyWay[], ticked: Ticked): OwnSums {
  const most = (name: OwnWayName, fen: number | undefined) => (ticked[name] && ownWay(ways, name)?.isAvailable ? (fen ?? 0) : 0);
  const points = Math.min(most('POINTS', ownWay(ways, 'POINTS')?.mostFen), payableFen);
  const balance = Math.min(most('BALANCE', ownWay(ways, 'BALANCE')?.haveFen), payableFen - points);
  return { POINTS: points, BALANCE: balance, leftFen: payableFen - points - balance };
}

/** What stays ticked when a provider is chosen though nothing is left for one: the balance gives way first. */
export function makingRoom(payableFen: number, ways: readonly AnyWay[], ticked: Ticked): Ticked {
  const withoutBalance = { ...ticked, BALANCE: false };
  const isRoom = partsOf(payableFen, ways, withoutBalance).leftFen > 0;
  return isRoom ? withoutBalance : { POINTS: false, BALANCE: false };
}

/** The ways the mall is asked for; none that would pay nothing. */
export const askedWays = ({ leftFen, ...own }: OwnSums, chosen: AnyWay['way'] | undefined): AnyWay['way'][] => [
  ...(['POINTS', 'BALANCE'] as const).filter((name) => own[name] > 0),
  ...(leftFen > 0 && chosen ? [chosen] : []),
];

/** Whether the payment under way is made of the same: it is shown again and proves nothing anew. */
export const isOpenAlready = (tenders: readonly { readonly way: AnyWay['way'] }[], asked: readonly AnyWay['way'][]): boolean =>
  tenders.length > 0 && tenders.length === asked.length && tenders.every(({ way }) => asked.includes(way));
