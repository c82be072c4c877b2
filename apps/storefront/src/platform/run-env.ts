/** Where the storefront runs (spec 1). */
export type RunEnv = 'h5' | 'mobile-mall' | 'mini' | 'pc';

export interface Surroundings {
  readonly base: '/shop' | '/cp';
  /** The query's env; null when the address says nothing. */
  readonly asked: string | null;
  /** The cookie env. */
  readonly remembered: string | null;
  readonly isTopWindow: boolean;
  readonly userAgent: string;
}

export interface DetectedEnv {
  readonly env: RunEnv;
  /** What becomes of the cookie env: only env=mini writes it, and a page without it that starts in a window of its own clears it. */
  readonly cookie: 'mini' | 'clear' | 'keep';
}

const isPhone = (userAgent: string) => /Mobi|Android|iPhone|iPad|MicroMessenger/.test(userAgent);

/** Tells the run environments apart. It changes looks and ways, never rights: an address can claim to be in a mini-program. */
export function detectEnv({ base, asked, remembered, isTopWindow, userAgent }: Surroundings): DetectedEnv {
  if (asked === 'mini') return { env: 'mini', cookie: 'mini' };
  if (remembered === 'mini' && !isTopWindow) return { env: 'mini', cookie: 'keep' };
  const cookie = remembered === null ? 'keep' : 'clear';
  if (base === '/cp') return { env: 'mobile-mall', cookie };
  return { env: isPhone(userAgent) ? 'h5' : 'pc', cookie };
}
