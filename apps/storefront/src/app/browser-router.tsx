import type { ReactNode } from 'react';
import { startTransition, useLayoutEffect, useMemo, useState } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
} from 'react-router';

interface BrowserRouterProps {
  /** With its closing slash: "/shop/". */
  readonly basename: string;
  readonly children: ReactNode;
}

/**
 * The router's declarative form over the browser's history. Its own BrowserRouter brings forms, loaders and route matching that
 * no bundler can leave out (11 kB); these three exports are what remains of it, and the pinned version holds them still.
 */
export function BrowserRouter({ basename, children }: BrowserRouterProps) {
  const [navigator] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [{ action, location }, setPlace] = useState({ action: navigator.action, location: navigator.location });
  useLayoutEffect(() => navigator.listen((place) => startTransition(() => setPlace(place))), [navigator]);
  const navigation = useMemo(() => ({ basename, navigator, static: false, useTransitions: undefined, future: {} }), [basename, navigator]);
  const place = useMemo(
    () => ({ location: { ...location, pathname: location.pathname.slice(basename.length - 1) }, navigationType: action }),
    [action, basename, location],
  );
  return (
    <NavigationContext value={navigation}>
      <LocationContext value={place}>{children}</LocationContext>
    </NavigationContext>
  );
}
