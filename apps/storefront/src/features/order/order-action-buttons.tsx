import { payRows } from '@qianpu/contract/calls/trade';
import { useState } from 'react';
import { query, useFresh } from '#api/read-query';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { dayText } from '#lib/instant';
import { Button } from '#ui/button';
import { ConfirmSheet } from '#ui/confirm-sheet';
import { useToast } from '#ui/toast';
import { orderTexts } from './order.texts.ts';
import { orderActionTexts } from './order-actions.texts.ts';
import type { OrderSummary } from './order-queries.ts';
import { useBuyAgain } from './use-buy-again.ts';
import { useOrderWrite } from './use-order-write.ts';

interface ActionProps {
  readonly order: OrderSummary;
  readonly look: { readonly size: 'small' | 'large'; readonly tone: 'solid' | 'line' | 'outline' };
  readonly onDeleted?: (() => void) | undefined;
}

const buttons = {
  cancel: CancelOrder,
  receive: ReceiveOrder,
  extend: ExtendOrder,
  urge: UrgeOrder,
  delete: DeleteOrder,
  buyAgain: BuyAgain,
};

/** A button that changes something, with the question before it where it cannot be taken back. */
export function OrderActionButton({ name, ...props }: ActionProps & { readonly name: keyof typeof buttons }) {
  const Action = buttons[name];
  return <Action {...props} />;
}

interface ConfirmedButtonProps extends ActionProps {
  readonly word: string;
  readonly title: string;
  readonly text: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => unknown;
}

function ConfirmedButton({ look, word, title, text, isBusy, onConfirm }: ConfirmedButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const confirm = () => {
    // The sheet has left the history by the time there is an answer, and back leads to the page before.
    setAsking(false);
    onConfirm();
  };
  return (
    <>
      <Button {...look} isBusy={isBusy} onClick={() => setAsking(true)}>
        {word}
      </Button>
      {isAsking && <ConfirmSheet isOpen onClose={() => setAsking(false)} title={title} text={text} confirm={word} onConfirm={confirm} />}
    </>
  );
}

function CancelOrder({ order: { id, tradeId }, look }: ActionProps) {
  const texts = useTexts(orderTexts);
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const { write, isWriting } = useOrderWrite('trade.order.cancel');
  const confirm = () => void write({ id }, () => toast(texts.cancelled)).finally(() => setAsking(false));
  return (
    <>
      <Button {...look} onClick={() => setAsking(true)}>
        {texts.cancel}
      </Button>
      {isAsking && <CancelSheet tradeId={tradeId} onClose={() => setAsking(false)} onConfirm={confirm} isBusy={isWriting} />}
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

function ReceiveOrder(props: ActionProps) {
  const texts = useTexts(orderTexts);
  const toast = useToast();
  const { write, isWriting } = useOrderWrite('trade.order.receive');
  const receive = () => write({ id: props.order.id }, () => toast(texts.received));
  return (
    <ConfirmedButton
      {...props}
      word={texts.receive}
      title={texts.receiveAsk}
      text={texts.receiveSays}
      isBusy={isWriting}
      onConfirm={receive}
    />
  );
}

function ExtendOrder(props: ActionProps) {
  const { lang } = useMessages();
  const texts = useTexts(orderActionTexts);
  const toast = useToast();
  const { write, isWriting } = useOrderWrite('trade.order.extend');
  const extend = () => write({ id: props.order.id }, ({ receiveBy }) => toast(texts.extended(dayText(receiveBy, lang))));
  return (
    <ConfirmedButton {...props} word={texts.extend} title={texts.extendAsk} text={texts.extendSays} isBusy={isWriting} onConfirm={extend} />
  );
}

function DeleteOrder(props: ActionProps) {
  const texts = useTexts(orderActionTexts);
  const toast = useToast();
  const { write, isWriting } = useOrderWrite('trade.order.delete');
  const remove = () =>
    write({ id: props.order.id }, () => {
      toast(texts.deleted);
      props.onDeleted?.();
    });
  return (
    <ConfirmedButton {...props} word={texts.delete} title={texts.deleteAsk} text={texts.deleteSays} isBusy={isWriting} onConfirm={remove} />
  );
}

function UrgeOrder({ order: { id }, look }: ActionProps) {
  const texts = useTexts(orderActionTexts);
  const toast = useToast();
  const { write, isWriting } = useOrderWrite('trade.order.urge');
  const urge = () => write({ id }, ({ isFirstToday }) => toast(isFirstToday ? texts.urged : texts.urgedBefore));
  return (
    <Button {...look} isBusy={isWriting} onClick={urge}>
      {texts.urge}
    </Button>
  );
}

function BuyAgain({ order: { id }, look }: ActionProps) {
  const texts = useTexts(orderActionTexts);
  const { buyAgain, isBuying } = useBuyAgain();
  return (
    <Button {...look} isBusy={isBuying} onClick={() => buyAgain(id)}>
      {texts.buyAgain}
    </Button>
  );
}
