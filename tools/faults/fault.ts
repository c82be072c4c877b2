/** What can be wrong with a line. Times are milliseconds; every fault may strike only some connections (`probability`, 0 to 1). */
export type Fault = { readonly probability?: number } & (
  | { readonly kind: 'latency'; readonly ms: number; readonly jitterMs?: number }
  | { readonly kind: 'blackhole' }
  | { readonly kind: 'reset' }
  | { readonly kind: 'refuse' }
  | { readonly kind: 'bandwidth'; readonly bytesPerSecond: number }
  | { readonly kind: 'slice'; readonly bytes: number; readonly pauseMs: number }
  /** `mute`: the server hears the client, nothing comes back. `gone`: the server has left, the client was not told. */
  | { readonly kind: 'halfOpen'; readonly side?: 'mute' | 'gone' }
);
export type FaultKind = Fault['kind'];

interface Fields {
  readonly needed: readonly string[];
  readonly optional: readonly string[];
}

/** The figures of each kind; what is not listed is refused, so that a typing error is not a line without a fault. */
const figuresOf: Readonly<Record<FaultKind, Fields>> = {
  latency: { needed: ['ms'], optional: ['jitterMs'] },
  blackhole: { needed: [], optional: [] },
  reset: { needed: [], optional: [] },
  refuse: { needed: [], optional: [] },
  bandwidth: { needed: ['bytesPerSecond'], optional: [] },
  slice: { needed: ['bytes', 'pauseMs'], optional: [] },
  halfOpen: { needed: [], optional: [] },
};

/** Figures that divide or cut: none of them may be nothing. */
const positive: readonly string[] = ['bytesPerSecond', 'bytes'];

/** A fault as somebody wrote it down; throws with the reason when it is none. */
export function readFault(value: unknown): Fault {
  if (typeof value !== 'object' || value === null) throw new Error('a fault is an object');
  const { kind, probability, side, ...figures } = value as Record<string, unknown>;
  if (!isKind(kind)) throw new Error(`kind is one of ${Object.keys(figuresOf).join(', ')}`);
  if (probability !== undefined && !isBetween(probability, 0, 1)) throw new Error('probability is between 0 and 1');
  if (kind === 'refuse' && probability !== undefined) throw new Error('refuse concerns all connections');
  if (side !== undefined && (kind !== 'halfOpen' || (side !== 'mute' && side !== 'gone'))) {
    throw new Error('side is mute or gone, of halfOpen');
  }
  const { needed, optional } = figuresOf[kind];
  for (const name of needed) if (!(name in figures)) throw new Error(`${kind} needs ${name}`);
  for (const [name, figure] of Object.entries(figures)) {
    if (!needed.includes(name) && !optional.includes(name)) throw new Error(`${kind} has no ${name}`);
    if (!isBetween(figure, positive.includes(name) ? 1 : 0, Number.MAX_SAFE_INTEGER)) throw new Error(`${name} is no possible number`);
  }
  return value as Fault;
}

const isKind = (kind: unknown): kind is FaultKind => typeof kind === 'string' && Object.hasOwn(figuresOf, kind);
const isBetween = (value: unknown, least: number, most: number) => typeof value === 'number' && value >= least && value <= most;
