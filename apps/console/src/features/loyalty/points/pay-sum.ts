/** How many points a yuan may cost: ten points are whole fen of each (rules 8.4). */
export const POINTS_FOR_YUAN = [10, 20, 25, 40, 50, 100, 125, 200, 250, 500, 1000] as const;

/** The least that may pay, and how many more at a time. */
const [LEAST_POINTS, POINTS_STEP] = [100, 10];

/** The most points that pay for goods of this sum, and what they are worth. */
export function paySum(
  goodsFen: number,
  { pointsForYuan, mostPercent }: { readonly pointsForYuan: number; readonly mostPercent: number },
): { readonly points: number; readonly amountFen: number } {
  const stepFen = (POINTS_STEP * 100) / pointsForYuan;
  const steps = Math.floor(Math.floor((goodsFen * mostPercent) / 100) / stepFen);
  const points = steps * POINTS_STEP;
  return points < LEAST_POINTS ? { points: 0, amountFen: 0 } : { points, amountFen: steps * stepFen };
}
