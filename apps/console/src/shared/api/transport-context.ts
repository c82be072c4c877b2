import type { Transport } from '@qianpu/client/transport';
import { createContext, useContext } from 'react';

const CurrentTransport = createContext<Transport | null>(null);

export const TransportProvider = CurrentTransport.Provider;

export function useTransport(): Transport {
  const transport = useContext(CurrentTransport);
  if (!transport) throw new Error('there is no transport here');
  return transport;
}
