import { doubleTapMs } from '@qianpu/kit/time-limits';
import { useRef } from 'react';

/** Lets an action through once in three seconds; one that fails may be tried again at once. */
export function useGuarded<Args extends unknown[]>(action: (...args: Args) => unknown): (...args: Args) => void {
  const shutUntil = useRef(0);
  return (...args) => {
    const now = performance.now();
    if (now < shutUntil.current) return;
    shutUntil.current = now + doubleTapMs;
    const open = () => {
      shutUntil.current = 0;
    };
    Promise.resolve(action(...args)).catch(open);
  };
}
