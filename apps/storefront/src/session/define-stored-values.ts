import type { Codec } from './codec.ts';
import { storageAreas } from './storage-areas.ts';

/** One value kept on the device. */
export interface StoredRow {
  readonly where: keyof typeof storageAreas;
  readonly as: Codec<unknown>;
  /** Under which name, where two drawers keep a value of the same name. */
  readonly key?: string;
  /** Its name stands alone: whichever merchant is shown, it is the same value. */
  readonly perMid?: false;
}

type Table = Readonly<Record<string, StoredRow>>;
export type ValueIn<Rows extends Table, N extends keyof Rows> = Rows[N]['as'] extends Codec<infer T> ? T : never;

const listeners = new Set<() => void>();

/** The ways to a table's values: a name that is not in it cannot be read or written. */
export function defineStoredValues<Rows extends Table>(rows: Rows) {
  type Name = keyof Rows & string;

  const placeOf = (name: Name, mid: string) => {
    const { where, key = name, perMid }: StoredRow = rows[name] as StoredRow;
    return [storageAreas[where], perMid === false ? key : `${key}_${mid}`] as const;
  };

  /** As it is kept; the text "undefined" counts as absent and is removed (spec 3). */
  function readText(name: Name, mid: string): string | null {
    const [drawer, key] = placeOf(name, mid);
    const stored = drawer.get(key);
    if (stored !== 'undefined') return stored || null;
    drawer.set(key, null);
    return null;
  }

  const decode = <N extends Name>(name: N, stored: string | null): ValueIn<Rows, N> | null =>
    stored === null ? null : ((rows[name] as StoredRow).as.read(stored) as ValueIn<Rows, N> | null);

  const read = <N extends Name>(name: N, mid: string): ValueIn<Rows, N> | null => decode(name, readText(name, mid));

  /** `null` forgets the value. */
  function write<N extends Name>(name: N, mid: string, value: ValueIn<Rows, N> | null): void {
    const [drawer, key] = placeOf(name, mid);
    drawer.set(key, value === null ? null : (rows[name] as StoredRow).as.write(value));
    for (const listener of listeners) listener();
  }

  return { readText, decode, read, write };
}

/** Hears of every change in any table, also of those another tab makes in local storage. */
export function subscribeStored(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}
