import type { Program } from '../db/roles.ts';
import type { Environment } from './environment.ts';

/** A setting that is wrong, and what to do about it; never its value. */
export interface SettingFault {
  readonly name: string;
  readonly says: string;
}

/** What a rule of production looks at. */
export interface CheckedSettings {
  readonly program: Program;
  readonly env: Environment;
  /** As they were given, those we do not know among them. */
  readonly given: Readonly<Record<string, string | undefined>>;
}

export const fault = (name: string, says: string): SettingFault => ({ name, says });
