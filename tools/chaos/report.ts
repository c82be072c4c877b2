import type { Struck } from './inject-fault.ts';
import type { PageView } from './page-readers.ts';

/** How pages were answered from a fault's beginning to the next one's. */
export interface FaultWindow {
  readonly name: string;
  readonly isAlone: boolean;
  readonly views: number;
  readonly answered: number;
  readonly shells: number;
  readonly slowest: number;
}

/** The time before the first fault belongs to none. */
export function windowsOf(struck: readonly Struck[], views: readonly PageView[]): FaultWindow[] {
  const order = struck.toSorted((a, b) => a.begunAt - b.begunAt);
  const byFault = Map.groupBy(views, ({ at }) => order.findLast(({ begunAt }) => begunAt <= at));
  return order.map((fault) => {
    const seen = byFault.get(fault) ?? [];
    return {
      name: fault.fault,
      isAlone: fault.isAlone,
      views: seen.length,
      answered: seen.filter(isAnswered).length,
      shells: seen.filter(({ answer }) => answer === 'shell').length,
      slowest: Math.max(0, ...seen.map(({ seconds }) => seconds)),
    };
  });
}

export const isAnswered = ({ answer }: PageView): boolean => answer === 'page' || answer === 'shell';

export const shareOf = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

export const percent = (share: number): string => `${(Math.floor(share * 100_000) / 1000).toFixed(3)} %`;
