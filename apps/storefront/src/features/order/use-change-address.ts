import { useTexts } from '#i18n/texts';
import { useToast } from '#ui/toast';
import { orderActionTexts } from './order-actions.texts.ts';
import { useOrderWrite } from './use-order-write.ts';

/** Sends an order that waits to be shipped to another address, once. */
export function useChangeAddress(): (id: string, addressId: string) => void {
  const texts = useTexts(orderActionTexts);
  const toast = useToast();
  const { write } = useOrderWrite('trade.order.changeAddress');
  return (id, addressId) => void write({ id, addressId }, () => toast(texts.addressChanged));
}
