import { seededRandom } from '../../apps/simulator/src/seeded-random.ts';
import { type FaultName, faultNames, faults } from './faults.table.ts';

export interface PlannedFault {
  /** Seconds after the start. */
  readonly at: number;
  readonly fault: FaultName;
  readonly target: string;
  readonly seconds: number;
  /** Whether another fault falls into its time. */
  readonly isAlone: boolean;
}

/** Time for every process to have compiled what it runs, so that a fault is not blamed for a cold start. */
const WARM_UP = 8;
const LAST_HEALING = 8;
/** The fixed plan is for every change: it has no time to lose. */
const CI_SLOT = 9.3;
/** From one fault to the next: long enough to heal, mostly. */
const LEAST_SLOT = 9.5;
const PARTNER_AFTER = 1.5;
/** Time for both processes to come back on a machine that is busy with something else. */
const COLD_SLOT = 30;

/**
 * What breaks when, from the seed alone: every fault once, in an order of chance, if the minutes have room for all. In the
 * second half every third has a partner that strikes while it lasts.
 */
export function planFaults(seed: number, minutes: number): PlannedFault[] {
  const random = seededRandom(seed);
  const room = minutes * 60 - WARM_UP - LAST_HEALING;
  const slots = Math.max(1, Math.floor(room / Math.max(LEAST_SLOT, Math.min(12, room / faultNames.length))));
  const order: FaultName[] = [];
  while (order.length < 2 * slots) order.push(...shuffled(faultNames, random));
  const plan: PlannedFault[] = [];
  const partners = order.slice(slots).values();
  for (const [nth, fault] of order.slice(0, slots).entries()) {
    const at = WARM_UP + (nth * room) / slots;
    const isAlone = nth < slots / 2 || nth % 3 !== 0;
    plan.push({ at: round(at), ...strike(fault, random), isAlone });
    if (!isAlone) plan.push({ at: round(at + PARTNER_AFTER), ...strike(partners.next().value ?? fault, random), isAlone });
  }
  return plan;
}

/** The most telling ones, for every change: two minutes, always the same. */
export function ciPlan(): PlannedFault[] {
  const random = seededRandom(1);
  const telling: readonly FaultName[] = [
    'web killed',
    'callbacks lost',
    'api killed',
    'provider pays what it closed',
    'postgres killed',
    'redis stopped',
    'worker killed',
    'web stopped',
    'postgres silent',
    'provider refuses',
    'events twice',
    'clock of the mall ahead',
  ];
  return inTurn(telling, CI_SLOT, random);
}

/** Again and again the web process that has all pages in memory dies beside one that has none. */
export function coldPlan(minutes: number): PlannedFault[] {
  const times = Math.floor((minutes * 60 - WARM_UP - COLD_SLOT) / COLD_SLOT);
  return inTurn(
    Array.from({ length: times }, () => 'web killed beside a cold one' as const),
    COLD_SLOT,
    seededRandom(1),
  );
}

/** Chosen ones, one after the other: to see again what a longer run has shown. */
export const planOnly = (seed: number, names: readonly FaultName[]): PlannedFault[] => inTurn(names, LEAST_SLOT, seededRandom(seed));

const inTurn = (names: readonly FaultName[], slot: number, random: () => number): PlannedFault[] =>
  names.map((fault, nth) => ({ at: round(WARM_UP - 2 + nth * slot), ...strike(fault, random), isAlone: true }));

/** Until the last fault is healed. */
export const secondsOf = (plan: readonly PlannedFault[]): number =>
  Math.ceil(Math.max(...plan.map(({ at, seconds }) => at + seconds)) + LAST_HEALING);

function strike(fault: FaultName, random: () => number): Pick<PlannedFault, 'fault' | 'target' | 'seconds'> {
  const { targets, seconds } = faults[fault];
  const [least, most] = seconds;
  return { fault, target: targets[Math.floor(random() * targets.length)] ?? '', seconds: round(least + random() * (most - least)) };
}

const round = (seconds: number) => Math.round(seconds * 10) / 10;

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const rest = [...items];
  for (let at = rest.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [rest[at], rest[other]] = [rest[other] as T, rest[at] as T];
  }
  return rest;
}
