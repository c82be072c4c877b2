interface Stored {
  readonly where: 'session';
  /** Kept apart for each merchant. */
  readonly perMid: boolean;
}

/** Everything kept on the device. A key that is not in this table cannot be read or written. */
const stored = {
  cid: { where: 'session', perMid: true },
} as const satisfies Record<string, Stored>;

type StoredName = keyof typeof stored;

const keyOf = (name: StoredName, mid: string) => (stored[name].perMid ? `${name}_${mid}` : name);

/** Storage may be refused (private mode, blocked cookies): then nothing is remembered. */
export function readStored(name: StoredName, mid: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(name, mid));
  } catch {
    return null;
  }
}

export function writeStored(name: StoredName, mid: string, value: string): void {
  try {
    sessionStorage.setItem(keyOf(name, mid), value);
  } catch {
    // nothing is remembered
  }
}
