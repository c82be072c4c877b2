import { matchPath } from 'react-router';
import type { FeatureRoute } from '#lib/feature';
import { type Me, mayCall } from '#session/me';

export const matches = (path: string, pathname: string): boolean => matchPath(path, pathname) !== null;

/** Whether somebody may open a page: every read it makes when it opens, and one of the calls it is for. */
export const isOpenTo = (me: Me, { needs, needsAny = [] }: FeatureRoute): boolean =>
  needs.every((call) => mayCall(me, call)) && (needsAny.length === 0 || needsAny.some((call) => mayCall(me, call)));
