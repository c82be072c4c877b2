import { useSyncExternalStore } from 'react';

/** Who is signed in, in this tab alone: closed, it is forgotten. Never in a cookie, never in an address. */
export interface Session {
  readonly token: string;
  readonly mid: string;
}

const KEY = 'console.session';
const listeners = new Set<() => void>();
let current: Session | null = read();

function read(): Session | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Session | null;
  } catch {
    return null;
  }
}

export const currentSession = (): Session | null => current;

export function setSession(session: Session | null): void {
  current = session;
  if (session) sessionStorage.setItem(KEY, JSON.stringify(session));
  else sessionStorage.removeItem(KEY);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useSession = (): Session | null => useSyncExternalStore(subscribe, currentSession);
