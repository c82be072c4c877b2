import type { Feature } from '#lib/feature';

/**
 * Features of one group as one entry of the menu: the first of them gives place, icon and label, the others add their pages below it.
 * Expects them by position.
 */
export function mergeGroups(features: readonly Feature[]): readonly Feature[] {
  const merged = new Map<string, Feature>();
  for (const [at, feature] of features.entries()) {
    const key = feature.group === undefined ? `alone ${at}` : `group ${feature.group}`;
    const first = merged.get(key);
    merged.set(key, first ? { ...first, menu: [...first.menu, ...feature.menu], routes: [...first.routes, ...feature.routes] } : feature);
  }
  return [...merged.values()];
}
