import { orderRows, payRows } from '@qianpu/contract/calls/trade';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { query, useFresh } from '#api/read-query';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { PageLink } from '#navigation/page-link';
import { Button, buttonClassOf } from '#ui/button';
import { ConfirmSheet } from '#ui/confirm-sheet';
import { useToast } from '#ui/toast';
import { orderTexts } from './order.texts.ts';
import type { OrderSummary } from './order-queries.ts';
import { readsOfOrders, waitingLines } from './order-queries.ts';

interface OrderActionsProps {
  readonly order: Pick<OrderSummary, 'id' | 'tradeId' | 'state'>;
  readonly size: 'small' | 'large';
}

/** Whether there is anything to do; a completed order waits until each of its lines has a review. */
export function useHasActions({ id, state }: Pick<OrderSummary, 'id' | 'state'>): boolean {
  const { data } = useFresh(waitingLines(), state === 'COMPLETED');
  return state === 'UNPAID' || state === 'SHIPPED' || (data?.list.some(({ orderId }) => orderId === id) ?? false);
}

/** What its buyer can do with an order now. */
export function OrderActions({ order, size }: OrderActionsProps) {
  const { pay, review } = useTexts(orderTexts);
  if (order.state === 'SHIPPED') return <ReceiveOrder id={order.id} size={size} />;
  if (order.state === 'COMPLETED') {
    return (
      <PageLink page="appraisal" query={{ orderId: order.id }} className={buttonClassOf({ size, tone: 'outline' })}>
        {review}
      </PageLink>
    );
  }
  if (order.state !== 'UNPAID') return null;
  return (
    <>
      <CancelOrder id={order.id} tradeId={order.tradeId} size={size} />
      <PageLink page="pay" query={{ id: order.tradeId }} className={buttonClassOf({ size })}>
        {pay}
      </PageLink>
    </>
  );
}

interface Afterwards {
  readonly done: () => void;
  readonly settled: () => void;
}

/**
 * What follows a write, by promise: the order may have left the list, and its card the page, before the write is done. A refusal
 * is said elsewhere; the order is not what the page shows, so it is read anew.
 */
function useAfterwards() {
  const client = useQueryClient();
  const refresh = () => Promise.all(readsOfOrders.map((read) => client.invalidateQueries({ queryKey: [read] })));
  return (write: Promise<unknown>, { done, settled }: Afterwards) => void write.then(done, refresh).finally(settled);
}

interface CancelOrderProps {
  readonly id: string;
  readonly tradeId: string;
  readonly size: 'small' | 'large';
}

function CancelOrder({ id, tradeId, size }: CancelOrderProps) {
  const texts = useTexts(orderTexts);
  const toast = useToast();
  const afterwards = useAfterwards();
  const [isAsking, setAsking] = useState(false);
  const cancel = useWrite(orderRows, 'trade.order.cancel', readsOfOrders);
  const confirm = () =>
    afterwards(cancel.mutateAsync({ input: { id } }), { done: () => toast(texts.cancelled), settled: () => setAsking(false) });
  return (
    <>
      <Button size={size} tone="line" onClick={() => setAsking(true)}>
        {texts.cancel}
      </Button>
      {isAsking && <CancelSheet tradeId={tradeId} onClose={() => setAsking(false)} onConfirm={confirm} isBusy={cancel.isPending} />}
    </>
  );
}

interface CancelSheetProps {
  readonly tradeId: string;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly isBusy: boolean;
}

/** Orders placed together are paid together, so they are cancelled together. */
function CancelSheet({ tradeId, ...sheet }: CancelSheetProps) {
  const texts = useTexts(orderTexts);
  const { data } = useFresh(query(payRows, 'trade.pay.status', { tradeId }));
  const count = data?.orderIds.length ?? 1;
  const text = count > 1 ? texts.cancelSaysMany(count) : texts.cancelSays;
  return <ConfirmSheet {...sheet} isOpen title={texts.cancelAsk} text={text} confirm={texts.cancel} dismiss={texts.keep} />;
}

function ReceiveOrder({ id, size }: { readonly id: string; readonly size: 'small' | 'large' }) {
  const texts = useTexts(orderTexts);
  const toast = useToast();
  const afterwards = useAfterwards();
  const [isAsking, setAsking] = useState(false);
  const receive = useWrite(orderRows, 'trade.order.receive', readsOfOrders);
  const confirm = () =>
    afterwards(receive.mutateAsync({ input: { id } }), { done: () => toast(texts.received), settled: () => setAsking(false) });
  return (
    <>
      <Button size={size} tone={size === 'large' ? 'solid' : 'outline'} onClick={() => setAsking(true)}>
        {texts.receive}
      </Button>
      {isAsking && (
        <ConfirmSheet
          isOpen
          onClose={() => setAsking(false)}
          title={texts.receiveAsk}
          text={texts.receiveSays}
          confirm={texts.receive}
          onConfirm={confirm}
          isBusy={receive.isPending}
        />
      )}
    </>
  );
}
