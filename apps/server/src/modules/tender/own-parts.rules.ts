import type { OwnWay } from './tender.types.ts';

/** The least that may be paid by points, and how many more at a time: so many are worth whole fen. */
const LEAST_POINTS = 100;
const POINTS_STEP = 10;

/** What a member could pay with, and what there is to pay. */
export interface Means {
  readonly payableFen: number;
  /** What of it is for goods: points pay for no freight. */
  readonly goodsFen: number;
  readonly balanceFen: number;
  /** Undefined: the merchant takes none. */
  readonly points: { readonly points: number; readonly pointsForYuan: number; readonly mostPercent: number } | undefined;
}

export interface OwnPart {
  readonly way: OwnWay;
  readonly amountFen: number;
  readonly points: number;
}

/** What a step of points is worth. */
const stepFenOf = (pointsForYuan: number): number => (POINTS_STEP * 100) / pointsForYuan;

/** The most points that may pay here, and what they are worth; nothing when that is less than the least. */
export function mostPoints({ payableFen, goodsFen, points: rule }: Means): OwnPart {
  if (!rule) return { way: 'POINTS', amountFen: 0, points: 0 };
  const stepFen = stepFenOf(rule.pointsForYuan);
  const mostFen = Math.min(payableFen, Math.floor((Math.min(goodsFen, payableFen) * rule.mostPercent) / 100));
  const steps = Math.min(Math.floor(rule.points / POINTS_STEP), Math.floor(mostFen / stepFen));
  const points = steps * POINTS_STEP;
  return points < LEAST_POINTS ? { way: 'POINTS', amountFen: 0, points: 0 } : { way: 'POINTS', amountFen: steps * stepFen, points };
}

export interface RequestedPart {
  readonly way: OwnWay;
  /** Left out: as much as there is, and is to be paid. */
  readonly amountFen?: number | undefined;
}

/** Which of them cannot pay so much. */
export type PartFault = { readonly fault: OwnWay };

/** What each asked part pays, points first and then the balance; what is left is for a provider. */
export function ownPartsOf(asked: readonly RequestedPart[], means: Means): readonly OwnPart[] | PartFault {
  const parts: OwnPart[] = [];
  let leftFen = means.payableFen;
  const points = asked.find(({ way }) => way === 'POINTS');
  if (points) {
    const part = pointsPart(points.amountFen, means);
    if (!part) return { fault: 'POINTS' };
    parts.push(part);
    leftFen -= part.amountFen;
  }
  const balance = asked.find(({ way }) => way === 'BALANCE');
  if (balance && leftFen > 0) {
    const amountFen = Math.min(balance.amountFen ?? means.balanceFen, leftFen);
    if (amountFen > means.balanceFen || amountFen === 0) return { fault: 'BALANCE' };
    parts.push({ way: 'BALANCE', amountFen, points: 0 });
  }
  return parts;
}

function pointsPart(amountFen: number | undefined, means: Means): OwnPart | undefined {
  const most = mostPoints(means);
  if (most.points === 0 || !means.points) return undefined;
  if (amountFen === undefined) return most;
  const stepFen = stepFenOf(means.points.pointsForYuan);
  const points = (amountFen / stepFen) * POINTS_STEP;
  const isWhole = amountFen % stepFen === 0;
  return isWhole && points >= LEAST_POINTS && amountFen <= most.amountFen ? { way: 'POINTS', amountFen, points } : undefined;
}
