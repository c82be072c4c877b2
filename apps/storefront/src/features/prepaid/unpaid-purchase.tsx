import { purchaseRows } from '@qianpu/contract/calls/purchase';
import { useQueryClient } from '@tanstack/react-query';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { useGo } from '#navigation/use-go';
import { SplitPill } from '#ui/bottom-bar';
import { Button } from '#ui/button';
import { Countdown } from '#ui/countdown';
import { ExactPrices, Price } from '#ui/price';
import { useToast } from '#ui/toast';
import { prepaidTexts } from './prepaid.texts.ts';
import type { WaitingPurchase } from './prepaid-queries.ts';
import { readsOfPurchases } from './prepaid-queries.ts';
import styles from './unpaid-purchase.module.css';

interface UnpaidProps {
  readonly kind: 'RECHARGE' | 'CARD';
  readonly unpaid: WaitingPurchase;
}

/** What waits to be paid, and for how long. */
export function UnpaidPurchase({ kind, unpaid: { title, payableFen, payBy }, onOver }: UnpaidProps & { readonly onOver: () => void }) {
  const texts = useTexts(prepaidTexts);
  return (
    <section className={styles.unpaid}>
      <h3 className={styles.title}>{texts.waits[kind]}</h3>
      {kind === 'CARD' && <p className={styles.name}>{title}</p>}
      <ExactPrices value={true}>
        <Price fen={payableFen} size="large" />
      </ExactPrices>
      <p className={styles.left}>
        {texts.left} <Countdown until={payBy} onOver={onOver} />
      </p>
      <p className={styles.says}>{texts.waitsSays}</p>
    </section>
  );
}

/** It is paid or let go. */
export function UnpaidActions({ kind, unpaid: { tradeId }, onGone }: UnpaidProps & { readonly onGone?: () => void }) {
  const texts = useTexts(prepaidTexts);
  const toast = useToast();
  const go = useGo();
  const client = useQueryClient();
  const { mutateAsync, isPending } = useWrite(purchaseRows, 'trade.purchase.cancel', readsOfPurchases);
  const cancel = async () => {
    try {
      await mutateAsync({ input: { tradeId } });
      toast(texts.dropped);
      onGone?.();
    } catch {
      // It may have been paid meanwhile.
      await Promise.all(readsOfPurchases.map((read) => client.invalidateQueries({ queryKey: [read] })));
    }
  };
  return (
    <SplitPill>
      <Button size="large" tone="soft" isBusy={isPending} onClick={cancel}>
        {texts.drop[kind]}
      </Button>
      <Button size="large" onClick={() => go('pay', { id: tradeId })}>
        {texts.goOn}
      </Button>
    </SplitPill>
  );
}
