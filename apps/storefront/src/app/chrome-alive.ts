import { useEffect } from 'react';

let settle: () => void;

/** Settled once the chrome answers taps, or it is known that it never will. */
export const chromeAlive = new Promise<void>((resolve) => {
  settle = resolve;
});

export const useChromeAlive = () => useEffect(() => settle(), []);
