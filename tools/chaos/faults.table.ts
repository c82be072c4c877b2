import {
  backendKilled,
  badLine,
  diskFull,
  eventsReordered,
  eventsTwice,
  type FaultRow,
  killedBesideCold,
  type Line,
  mallClockAhead,
  postgresKilled,
  postgresStopped,
  processClock,
  providerLies,
  redisKilled,
  redisStopped,
  redisTold,
  signalled,
  stopped,
} from './fault-kinds.ts';

const web = ['web-1', 'web-2'] as const;
const api = ['api-1', 'api-2'] as const;
const worker = ['worker-1', 'worker-2'] as const;
const simulator = ['simulator'] as const;

/** How slow and how narrow a line gets: past the patience for Redis (100 ms), within that for a provider (8 s). */
type EngineLine = Exclude<Line, 'shoppers'>;
const lateMs: Record<EngineLine, number> = { postgres: 20, redis: 150, provider: 1_500 };
const narrow: Record<EngineLine, number> = { postgres: 200_000, redis: 2_000, provider: 2_000 };

const linesTo = <L extends EngineLine>(line: L) =>
  ({
    [`${line} late`]: badLine(line, { kind: 'latency', ms: lateMs[line], jitterMs: lateMs[line] / 4 }),
    [`${line} silent`]: badLine(line, { kind: 'blackhole' }),
    [`${line} resets`]: badLine(line, { kind: 'reset' }),
    [`${line} refuses`]: badLine(line, { kind: 'refuse' }),
    [`${line} narrow`]: badLine(line, { kind: 'bandwidth', bytesPerSecond: narrow[line] }),
    [`${line} in pieces`]: badLine(line, { kind: 'slice', bytes: 64, pauseMs: 2 }),
    [`${line} mute`]: badLine(line, { kind: 'halfOpen', side: 'mute' }),
    [`${line} gone`]: badLine(line, { kind: 'halfOpen', side: 'gone', probability: 0.5 }),
  }) as Record<
    `${L} late` | `${L} silent` | `${L} resets` | `${L} refuses` | `${L} narrow` | `${L} in pieces` | `${L} mute` | `${L} gone`,
    FaultRow
  >;

/** TABLE of what is broken on purpose. */
export const faults = {
  'web killed': signalled('SIGKILL', web),
  'web killed beside a cold one': killedBesideCold(web),
  'api killed': signalled('SIGKILL', api),
  'worker killed': signalled('SIGKILL', worker),
  'simulator killed': signalled('SIGKILL', simulator),
  'postgres killed': postgresKilled,
  'postgres connection killed': backendKilled,
  'redis killed': redisKilled,
  'web stopped': stopped(web),
  'api stopped': stopped(api),
  'worker stopped': stopped(worker),
  'simulator stopped': stopped(simulator),
  'postgres stopped': postgresStopped,
  'redis stopped': redisStopped,
  'web restarted': signalled('SIGTERM', web),
  'api restarted': signalled('SIGTERM', api),
  'worker restarted': signalled('SIGTERM', worker),
  ...linesTo('postgres'),
  ...linesTo('redis'),
  ...linesTo('provider'),
  'shoppers late': badLine('shoppers', { kind: 'latency', ms: 300, jitterMs: 200 }),
  'shoppers cut off': badLine('shoppers', { kind: 'reset', probability: 0.3 }),
  'shoppers hear nothing': badLine('shoppers', { kind: 'halfOpen', side: 'mute' }),
  'redis emptied': redisTold([0, 0], 'FLUSHALL'),
  'redis paused': redisTold([4, 4], 'CLIENT', 'PAUSE', '4000'),
  'clock of the mall ahead': mallClockAhead,
  'clock of a process ahead': processClock('+600', api),
  'clock of a process behind': processClock('-600', worker),
  'disk full': diskFull,
  'events twice': eventsTwice,
  'events out of order': eventsReordered,
  'callbacks lost': providerLies({ lostShare: 1 }),
  'callbacks a hundred times': providerLies({ duplicateShare: 0.1 }),
  'callbacks out of order': providerLies({ reorderShare: 1 }),
  'provider done but unknown': providerLies({ unknownButDoneShare: 0.5 }),
  'provider busy': providerLies({ busyShare: 0.5 }),
  'provider pays what it closed': providerLies({ lateAfterCloseShare: 1 }),
} as const satisfies Record<string, FaultRow>;

export type FaultName = keyof typeof faults;
export const faultNames = Object.keys(faults) as FaultName[];
