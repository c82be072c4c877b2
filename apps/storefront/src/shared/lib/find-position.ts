import type { Point } from '@qianpu/contract/types';
import { mainlandPoint } from './mainland-point.ts';

/** Why there is none: the shopper or the browser refused, or the phone does not know. */
export type PositionTrouble = 'denied' | 'unavailable';

/** Milliseconds a phone may take, and for which a position it found before is still good. */
const patience = { timeout: 10_000, maximumAge: 60_000 };

/** Where the phone is. Asked for by a tap only: the browser may put the question to the shopper. */
export const findPosition = (): Promise<Point | PositionTrouble> =>
  new Promise((resolve) => {
    const { geolocation } = navigator as Partial<Navigator>;
    if (!geolocation) return resolve('unavailable');
    geolocation.getCurrentPosition(
      ({ coords }) => resolve(mainlandPoint({ lat: coords.latitude, lng: coords.longitude })),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'denied' : 'unavailable'),
      patience,
    );
  });
