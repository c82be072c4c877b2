/**
 * An open sheet stands as an entry of its own in the browser's history, so that going back closes it. The entry repeats the
 * page's state, the router takes it for the same place; its depth tells sheets apart that lie on each other.
 */
const depthNow = (): number => window.history.state?.sheet ?? 0;

/** Whether the current entry is a sheet's: what is opened from it takes its place, or going back would meet a closed sheet. */
export const isOnSheet = (): boolean => depthNow() > 0;

/** Answers how to leave. `onBack` is called when the shopper goes back. */
export function enterSheet(onBack: () => void): () => void {
  const depth = depthNow() + 1;
  const { history } = window;
  history.pushState({ ...history.state, idx: (history.state?.idx ?? 0) + 1, sheet: depth }, '');
  const listen = () => depthNow() < depth && onBack();
  window.addEventListener('popstate', listen);
  return () => {
    window.removeEventListener('popstate', listen);
    if (depthNow() === depth) history.back();
  };
}

/** After a reload no sheet is open. */
export function forgetSheet(): void {
  if (!isOnSheet()) return;
  const { sheet: _closed, ...state } = window.history.state;
  window.history.replaceState(state, '');
}
