/** Which build this is: its files are named by their content. */
export const build = new URL(import.meta.url).pathname.split('/').at(-1) ?? '';

/**
 * A page's chunk did not come: most often a new release has taken its place. One fresh start at the page that was asked for brings
 * the new one. False: that was tried for this entry of the history, which remembers it even where nothing may be stored. The shopper
 * has to read that it failed: where two releases run side by side and neither has the other's files, every further start would only
 * change sides.
 */
export function startAnew(): boolean {
  const { history, location, navigator } = window;
  if (history.state?.isAnew) return false;
  const start = () => {
    history.replaceState({ ...history.state, isAnew: true }, '');
    location.reload();
  };
  if (navigator.onLine) start();
  else startOnline(start);
  return true;
}

/** Without a network a fresh start would end at the browser's own page of failure. Whoever has gone elsewhere meanwhile stays there. */
function startOnline(start: () => void): void {
  const { href } = window.location;
  window.addEventListener('online', () => window.location.href === href && start(), { once: true });
}
