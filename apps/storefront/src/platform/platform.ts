import type { HostPage, JumpTable } from '@qianpu/jumps/host-page';
import { createContext, useContext } from 'react';
import type { RunEnv } from './run-env.ts';

/** What differs between run environments, and nothing else. */
export interface Platform {
  readonly env: RunEnv;
  /** Pages the host program shows in our place (spec 2.4); null where there is no host. */
  readonly jumps: JumpTable | null;
  /** Opens a page of the host program; false where there is none. */
  readonly openHostPage: (page: HostPage) => Promise<boolean>;
  /** What follows when a login has run out (spec 4). */
  readonly afterExpiry: 'reload' | 'hostLogin' | 'loginPage';
}

const CurrentPlatform = createContext<Platform | null>(null);
export const PlatformProvider = CurrentPlatform.Provider;

export function usePlatform(): Platform {
  const platform = useContext(CurrentPlatform);
  if (!platform) throw new Error('no platform around this component');
  return platform;
}
