import { type To, UNSAFE_createBrowserHistory } from 'react-router';

type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** A page that may hold somebody back, and asks them; `leave` goes where they were going. */
export interface LeaveGuard {
  readonly holds: () => boolean;
  readonly ask: (leave: () => void) => void;
}

let guard: LeaveGuard | null = null;

/** Answers how to lift it. */
export function setLeaveGuard(set: LeaveGuard): () => void {
  guard = set;
  return () => {
    if (guard === set) guard = null;
  };
}

/** The browser's history, held by a page with unsaved changes. The router's own blocker needs its data half, 17 kB. */
export function createGuardedHistory(): History {
  const history = UNSAFE_createBrowserHistory({ v5Compat: true });
  let shownPath = history.location.pathname;
  let isReturning = false;
  const isHeld = (pathname: string): boolean => pathname !== shownPath && guard?.holds() === true;
  const pass = (to: To, go: () => void) => {
    if (isHeld(history.createURL(to).pathname)) guard?.ask(go);
    else go();
  };
  return {
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    go: history.go,
    push: (to, state) => pass(to, () => history.push(to, state)),
    replace: (to, state) => pass(to, () => history.replace(to, state)),
    listen: (listener) =>
      history.listen((update) => {
        const { action, location, delta } = update;
        // The browser has moved already: it goes back, and again where it was going once somebody says so.
        if (isReturning) {
          isReturning = false;
        } else if (action === 'POP' && delta !== null && isHeld(location.pathname)) {
          isReturning = true;
          history.go(-delta);
          guard?.ask(() => history.go(delta));
        } else {
          shownPath = location.pathname;
          listener(update);
        }
      }),
  };
}
