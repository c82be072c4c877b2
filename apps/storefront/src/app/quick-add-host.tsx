import type { ProductCard } from '@qianpu/contract/types';
import type { ReactNode } from 'react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { loadChunk } from '#lib/load-chunk';
import { QuickAddProvider } from '#lib/quick-add';
import { PageBoundary } from './page-boundary.tsx';

const QuickAddSheet = lazy(async () => ({ default: (await loadChunk(() => import('./quick-add-sheet.tsx'))).QuickAddSheet }));

/** The round button of goods cards, wherever they stand. What it needs is loaded at the first tap. */
export function QuickAddHost({ children }: { readonly children: ReactNode }) {
  const [tapped, setTapped] = useState<{ readonly goods: ProductCard } | null>(null);
  const quickAdd = useCallback((goods: ProductCard) => setTapped({ goods }), []);
  return (
    <QuickAddProvider value={quickAdd}>
      {children}
      {tapped && (
        <PageBoundary>
          <Suspense fallback={null}>
            <QuickAddSheet tapped={tapped} />
          </Suspense>
        </PageBoundary>
      )}
    </QuickAddProvider>
  );
}
