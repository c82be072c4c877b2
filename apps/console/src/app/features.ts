import type { Feature, FeatureRoute } from '#lib/feature';
import { mergeGroups } from './menu-groups.ts';

/** Every folder of `features` with a `feature.ts`: there is no list to keep. */
const found = import.meta.glob<{ readonly feature: Feature }>('../features/*/feature.ts', { eager: true });

export const features: readonly Feature[] = mergeGroups(
  Object.values(found)
    .map(({ feature }) => feature)
    .sort((a, b) => a.position - b.position),
);

export const routes: readonly FeatureRoute[] = features.flatMap((feature) => feature.routes);
