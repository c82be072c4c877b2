import { lazy, Suspense } from 'react';
import { loadChunk } from '#lib/load-chunk';
import { PageBoundary } from './page-boundary.tsx';

const BarredLayer = lazy(async () => ({
  default: (await loadChunk(() => import('../features/support/barred-layer.tsx'))).BarredLayer,
}));

/** The layer's chunk is for the very few who see it. */
export const BarredHost = () => (
  <PageBoundary>
    <Suspense fallback={null}>
      <BarredLayer />
    </Suspense>
  </PageBoundary>
);
