import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MallFailure } from './failure.ts';
import { home } from './paths.ts';
import type { ProcessIdentity } from './process-identity.ts';

export interface EngineState {
  port: number;
  folder: string;
}

export interface RoleState extends ProcessIdentity {
  /** Milliseconds since the epoch. */
  startedAt: number;
  ports: number[];
  /** How often it has been started again since ./mall up. */
  restarts?: number;
}

export interface State {
  engines: { postgres?: EngineState; redis?: EngineState };
  roles: Record<string, RoleState>;
  /** Looks after all of it while the mall is open. */
  supervisor?: ProcessIdentity & { startedAt: number };
  engineRestarts?: { postgres?: number; redis?: number };
  /** Of the sources and settings the running roles were started with. */
  rolesFingerprint?: string;
  /** Of the demo's sources as they were last loaded into this database. */
  demoFingerprint?: string;
}

const fileName = 'state.json';

export function readState(folder = home): State {
  const file = path.join(folder, fileName);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return { engines: {}, roles: {} };
  }
  try {
    return JSON.parse(text) as State;
  } catch {
    throw new MallFailure(`${file} is not readable as JSON`, { hints: [`look at it; when in doubt: rm '${file}' and ./mall up`] });
  }
}

/** Changes what is kept; a rename makes the new file appear whole or not at all. */
export function changeState(change: (state: State) => void): void {
  const state = readState();
  change(state);
  mkdirSync(home, { recursive: true });
  const file = path.join(home, fileName);
  writeFileSync(`${file}.new`, `${JSON.stringify(state, undefined, 2)}\n`);
  renameSync(`${file}.new`, file);
}
