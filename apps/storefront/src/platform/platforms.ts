import type { Platform } from './platform.ts';
import type { RunEnv } from './run-env.ts';

const alone = { jumps: null, openHostPage: async () => false } as const;

/** Every environment but the mini-program's, which comes with its host's table in a chunk of its own. */
export const platforms: Readonly<Record<Exclude<RunEnv, 'mini'>, Platform>> = {
  h5: { ...alone, env: 'h5', afterExpiry: 'reload' },
  'mobile-mall': { ...alone, env: 'mobile-mall', afterExpiry: 'reload' },
  pc: { ...alone, env: 'pc', afterExpiry: 'loginPage' },
};

/** As a page is rendered for nobody in particular; a mini-program or a desk shows once it has come to life. */
export const platformOf = (base: '/shop' | '/cp'): Platform => platforms[base === '/cp' ? 'mobile-mall' : 'h5'];
