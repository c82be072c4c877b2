import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFresh } from '#api/read-query';
import type { PayStatus } from './payment-queries.ts';
import { payStatus } from './payment-queries.ts';
import { nextPause } from './poll-plan.ts';

interface AskedStatus {
  readonly status: PayStatus | undefined;
  /** The page has asked long enough and waits for a tap. */
  readonly hasGivenUp: boolean;
  readonly askAgain: () => void;
}

/** Asks what became of a payment until it is known, and never believes anything else. */
export function usePayStatus(tradeId: string): AskedStatus {
  const client = useQueryClient();
  const { data: status, refetch } = useFresh(payStatus(tradeId));
  const [tries, setTries] = useState(0);
  const state = status?.state ?? 'UNPAID';
  const pause = state === 'UNPAID' ? nextPause(tries) : null;

  useEffect(() => {
    if (pause === null) return;
    const timer = setTimeout(() => void refetch().finally(() => setTries(tries + 1)), pause);
    return () => clearTimeout(timer);
  }, [tries, pause, refetch]);

  useEffect(() => {
    if (state === 'UNPAID') return;
    for (const read of ['trade.order.list', 'trade.order.counts', 'trade.order.detail'])
      void client.invalidateQueries({ queryKey: [read] });
  }, [client, state]);

  const askAgain = () => {
    setTries(0);
    void refetch();
  };
  return { status, hasGivenUp: state === 'UNPAID' && pause === null, askAgain };
}
