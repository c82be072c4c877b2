import { chromeAlive } from './chrome-alive.ts';

/**
 * A tab that is tapped before it is alive would load a whole document and forget what a tap carries along (spec 2.3). The tap is
 * held, and made again once tabs answer; the last one counts.
 */
export function holdTaps(): void {
  let held: HTMLAnchorElement | null = null;
  const hold = (event: MouseEvent) => {
    const tab = (event.target as Element).closest<HTMLAnchorElement>('[data-tabs] a');
    if (!tab || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    held = tab;
  };
  addEventListener('click', hold, true);
  void chromeAlive.then(() => {
    removeEventListener('click', hold, true);
    if (held?.isConnected) held.click();
    // The tabs did not come: their plain links remain.
    else if (held) location.assign(held.href);
  });
}
