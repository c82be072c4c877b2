/** What wrong tries are counted by. Each slows down its own, so that nobody's tries lock out somebody else. */
type Scope = 'PAIR' | 'ADDRESS' | 'NAME' | 'DEVICE' | 'FACTOR';

interface Slowing {
  /** So many tries cost nothing; the one that spends the last of them begins the waiting. */
  readonly free: number;
  readonly firstWaitSeconds: number;
  /** Every further try doubles the wait, up to this. */
  readonly longestWaitSeconds: number;
}

export interface Counter {
  readonly scope: Scope;
  readonly key: string;
}

/** A day without a try and a counter begins anew. At its slowest NAME admits 96 guesses a day, from however many addresses. */
export const SLOWING: Readonly<Record<Scope, Slowing>> = {
  PAIR: { free: 5, firstWaitSeconds: 30, longestWaitSeconds: 3_600 },
  ADDRESS: { free: 20, firstWaitSeconds: 30, longestWaitSeconds: 3_600 },
  NAME: { free: 20, firstWaitSeconds: 30, longestWaitSeconds: 900 },
  DEVICE: { free: 5, firstWaitSeconds: 30, longestWaitSeconds: 900 },
  FACTOR: { free: 5, firstWaitSeconds: 30, longestWaitSeconds: 3_600 },
};

/** Every so many tries at one name by strangers are told to whoever is on call. */
export const ALERT_EVERY = 20;

/** A known device answers for itself alone; everybody else by name, by address and by both. */
export const countersOf = (name: string, address: string, deviceId: string | undefined): readonly Counter[] => {
  if (deviceId !== undefined) return [{ scope: 'DEVICE', key: deviceId }];
  const network = networkOf(address);
  return [
    { scope: 'ADDRESS', key: network },
    { scope: 'NAME', key: name },
    { scope: 'PAIR', key: `${name} ${network}` },
  ];
};

export const factorCounter = (staffId: string): readonly Counter[] => [{ scope: 'FACTOR', key: staffId }];

/** Who rents one IPv6 address rents 2^64 of them: they count as one. */
export function networkOf(address: string): string {
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address || 'unknown';
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) groups.push(...Array.from({ length: 8 }, () => '0'));
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
