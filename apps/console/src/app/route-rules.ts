import { matchPath, matchRoutes } from 'react-router';
import type { FeatureRoute } from '#lib/feature';
import { type Me, mayCall } from '#session/me';

export const matches = (path: string, pathname: string): boolean => matchPath(path, pathname) !== null;

/** The route that is shown there: a path that is written out goes before one with a parameter. */
export const routeAt = (routes: readonly FeatureRoute[], pathname: string): FeatureRoute | undefined => {
  const path = matchRoutes(
    routes.map((route) => ({ path: route.path })),
    pathname,
  )?.[0]?.route.path;
  return routes.find((route) => route.path === path);
};

/** Whether somebody may open a page: every read it makes when it opens, and one of the calls it is for. */
export const isOpenTo = (me: Me, { needs, needsAny = [] }: FeatureRoute): boolean =>
  needs.every((call) => mayCall(me, call)) && (needsAny.length === 0 || needsAny.some((call) => mayCall(me, call)));
