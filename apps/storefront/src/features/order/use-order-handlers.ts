import { useState } from 'react';
import type { OrderHandlers } from './order-actions.tsx';
import { useChangeAddress } from './use-change-address.ts';

interface Outside {
  /** Opens customer service. */
  readonly onContact: OrderHandlers['onContact'];
  readonly onDeleted?: () => void;
}

/** What an order's buttons do, and the address sheet that one of them opens: the page renders it. */
export function useOrderHandlers(outside: Outside) {
  const changeAddress = useChangeAddress();
  const [orderId, setOrderId] = useState<string | null>(null);
  const handlers: OrderHandlers = { ...outside, onChangeAddress: setOrderId };
  const addressSheet = {
    isOpen: orderId !== null,
    onClose: () => setOrderId(null),
    chosenId: undefined,
    onChoose: (addressId: string) => orderId !== null && changeAddress(orderId, addressId),
  };
  return { handlers, addressSheet };
}
