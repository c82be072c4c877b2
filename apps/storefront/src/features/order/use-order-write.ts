import { orderRows } from '@qianpu/contract/calls/trade';
import type { InputOf, OutputOf } from '@qianpu/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useWrite } from '#api/use-write';
import { readsOfOrders } from './order-queries.ts';

type OrderWrite =
  | 'trade.order.cancel'
  | 'trade.order.receive'
  | 'trade.order.extend'
  | 'trade.order.urge'
  | 'trade.order.delete'
  | 'trade.order.changeAddress'
  | 'trade.order.buyAgain';

/**
 * Changes an order. What follows comes by promise: the order may have left the list, and its card the page, before the write is
 * done. A refusal is said elsewhere; the order is not what the page shows, so it is read anew.
 */
export function useOrderWrite<N extends OrderWrite>(name: N) {
  const client = useQueryClient();
  // A deleted order cannot be read any more.
  const stale = name === 'trade.order.delete' ? readsOfOrders.filter((read) => read !== 'trade.order.detail') : readsOfOrders;
  const { mutateAsync, isPending } = useWrite<OrderWrite>(orderRows, name, stale);
  const refresh = () => Promise.all(readsOfOrders.map((read) => client.invalidateQueries({ queryKey: [read] })));
  const write = async (input: InputOf<N>, onDone: (data: OutputOf<N>) => void): Promise<void> => {
    try {
      const written = await mutateAsync({ input });
      if (written.kind === 'ok') onDone(written.data as OutputOf<N>);
    } catch {
      await refresh();
    }
  };
  return { write, isWriting: isPending };
}
