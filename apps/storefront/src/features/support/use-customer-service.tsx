import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '#lib/load-chunk';

const ServiceSheet = lazy(async () => ({ default: (await loadChunk(() => import('./service-sheet.tsx'))).ServiceSheet }));

interface CustomerService {
  readonly open: () => void;
  /** To be rendered by whoever opens it; nothing before the first time. */
  readonly sheet: ReactNode;
}

/** The ways to a shop's customer service, wherever somebody asks for them. */
export function useCustomerService(): CustomerService {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const sheet = isOpen !== null && (
    <Suspense fallback={null}>
      <ServiceSheet isOpen={isOpen} onClose={() => setOpen(false)} />
    </Suspense>
  );
  return { open: () => setOpen(true), sheet };
}
