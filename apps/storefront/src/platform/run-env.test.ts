import { describe, expect, test } from 'vitest';
import type { DetectedEnv, Surroundings } from './run-env.ts';
import { detectEnv } from './run-env.ts';

const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) Mobile Safari/537.36';
const desk = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0';
const h5: Surroundings = { base: '/shop', asked: null, remembered: null, isTopWindow: true, userAgent: phone };
const mall: Surroundings = { ...h5, base: '/cp' };

describe('telling the run environments apart (spec 1)', () => {
  test.each<[string, Surroundings, DetectedEnv]>([
    ['a path below /shop is h5', h5, { env: 'h5', cookie: 'keep' }],
    ['a path below /cp is mobile-mall', mall, { env: 'mobile-mall', cookie: 'keep' }],
    ['/cp stays mobile-mall on a desk', { ...mall, userAgent: desk }, { env: 'mobile-mall', cookie: 'keep' }],
    ['/shop on a desk is pc', { ...h5, userAgent: desk }, { env: 'pc', cookie: 'keep' }],
    ['the messenger on a desk is no pc', { ...h5, userAgent: `${desk} MicroMessenger/8` }, { env: 'h5', cookie: 'keep' }],
    ['a tablet is no pc', { ...h5, userAgent: 'Mozilla/5.0 (iPad; CPU OS 18_0)' }, { env: 'h5', cookie: 'keep' }],
    ['env=mini below /shop is mini, and remembered', { ...h5, asked: 'mini' }, { env: 'mini', cookie: 'mini' }],
    ['env=mini below /cp is mini, and remembered', { ...mall, asked: 'mini' }, { env: 'mini', cookie: 'mini' }],
    ['another env in the address says nothing', { ...h5, asked: 'MINI' }, { env: 'h5', cookie: 'keep' }],
    [
      'a frame of the mini-program is known by its cookie',
      { ...h5, remembered: 'mini', isTopWindow: false },
      { env: 'mini', cookie: 'keep' },
    ],
    ['a window of its own forgets the cookie', { ...h5, remembered: 'mini' }, { env: 'h5', cookie: 'clear' }],
    ['and so does mobile-mall', { ...mall, remembered: 'mini' }, { env: 'mobile-mall', cookie: 'clear' }],
    ['a cookie nobody wrote is cleared', { ...h5, remembered: 'pc', isTopWindow: false }, { env: 'h5', cookie: 'clear' }],
  ])('%s', (_why, surroundings, detected) => expect(detectEnv(surroundings)).toEqual(detected));
});
