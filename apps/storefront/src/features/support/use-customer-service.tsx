import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '#lib/load-chunk';
import type { ServiceSubject } from './use-go-to-chat.ts';

const ServiceSheet = lazy(async () => ({ default: (await loadChunk(() => import('./service-sheet.tsx'))).ServiceSheet }));

interface CustomerService {
  readonly open: () => void;
  /** The same, to ask about something. */
  readonly openAbout: (subject: ServiceSubject) => void;
  /** To be rendered by whoever opens it; nothing before the first time. */
  readonly sheet: ReactNode;
}

interface ServiceRequest {
  readonly isOpen: boolean;
  readonly subject: ServiceSubject;
}

const nothingNamed: ServiceSubject = {};

/** The ways to a shop's customer service, wherever somebody asks for them. */
export function useCustomerService(): CustomerService {
  const [request, setRequest] = useState<ServiceRequest | null>(null);
  const openAbout = (subject: ServiceSubject) => setRequest({ isOpen: true, subject });
  const sheet = request && (
    <Suspense fallback={null}>
      <ServiceSheet {...request} onClose={() => setRequest({ ...request, isOpen: false })} />
    </Suspense>
  );
  return { open: () => openAbout(nothingNamed), openAbout, sheet };
}
