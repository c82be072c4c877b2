import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '#i18n/texts';
import { useGo } from '#navigation/use-go';
import { useToast } from '#ui/toast';
import { orderTexts } from './order.texts.ts';
import { orderActionTexts } from './order-actions.texts.ts';
import { goodsLabel } from './order-labels.ts';
import { useOrderWrite } from './use-order-write.ts';

const readsOfCart = ['cart.line.list', 'cart.badge.totalItem'] as const;

/** Puts what was bought into the cart again and goes there; says what cannot be bought any more. */
export function useBuyAgain() {
  const texts = useTexts(orderTexts);
  const actionTexts = useTexts(orderActionTexts);
  const client = useQueryClient();
  const toast = useToast();
  const go = useGo();
  const { write, isWriting } = useOrderWrite('trade.order.buyAgain');
  const buyAgain = (id: string) =>
    write({ id }, ({ added, missing }) => {
      for (const read of readsOfCart) void client.invalidateQueries({ queryKey: [read] });
      if (added.length === 0) {
        toast(actionTexts.nothingAgain);
        return;
      }
      if (missing.length > 0) {
        const titles = [...new Set(missing.map(({ title }) => title))];
        toast(actionTexts.partAgain(goodsLabel(titles, texts)));
      }
      go('shopping');
    });
  return { buyAgain, isBuying: isWriting };
}
