import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import { PageLink } from '#navigation/page-link';
import { Button, buttonClassOf } from '#ui/button';
import { AskFriend } from './ask-friend.tsx';
import { orderTexts } from './order.texts.ts';
import { OrderActionButton } from './order-action-buttons.tsx';
import styles from './order-actions.module.css';
import type { OrderActionName } from './order-actions.rules.ts';
import { actionsOf, splitActions } from './order-actions.rules.ts';
import { orderActionTexts } from './order-actions.texts.ts';
import type { OrderSummary } from './order-queries.ts';

/** What other features do for an order; the page brings them together. */
export interface OrderHandlers {
  readonly onContact: (order: OrderSummary) => void;
  readonly onChangeAddress: (orderId: string) => void;
  /** The order is not there any more. */
  readonly onDeleted?: () => void;
}

interface OrderActionsProps {
  readonly order: OrderSummary;
  readonly size: 'small' | 'large';
  readonly handlers: OrderHandlers;
}

export const hasActions = (order: OrderSummary): boolean => actionsOf(order).length > 0;

/** What its buyer can do with an order now: up to three buttons, the rest behind "more". */
export function OrderActions({ order, size, handlers }: OrderActionsProps) {
  const texts = useTexts(orderActionTexts);
  const [isMore, setMore] = useState(false);
  // A card in a list has room for what is done most.
  const { more, shown } = splitActions(actionsOf(order).filter((name) => name !== 'friendPay' || size === 'large'));
  const main = shown.at(-1);
  const actionOf = (name: OrderActionName, look: Look) => (
    <OrderAction key={name} name={name} order={order} handlers={handlers} {...look} />
  );
  return (
    <>
      {more.length > 0 && (
        <button type="button" className={styles.more} aria-expanded={isMore} onClick={() => setMore(!isMore)}>
          {texts.more}
        </button>
      )}
      {isMore && more.map((name) => actionOf(name, { size, tone: 'line' }))}
      {shown.map((name) => actionOf(name, { size, tone: name === main ? mainTone(name, size) : 'line' }))}
    </>
  );
}

/** Filled is what takes the order on: in a list only paying, on a page of its own receiving and reviewing too. */
const takesOn: readonly OrderActionName[] = ['pay', 'receive', 'review'];
const mainTone = (name: OrderActionName, size: 'small' | 'large') =>
  name === 'pay' || (size === 'large' && takesOn.includes(name)) ? 'solid' : 'outline';

interface Look {
  readonly size: 'small' | 'large';
  readonly tone: 'solid' | 'line' | 'outline';
}

interface OrderActionProps extends Look {
  readonly name: OrderActionName;
  readonly order: OrderSummary;
  readonly handlers: OrderHandlers;
}

function OrderAction({ name, order, handlers, ...look }: OrderActionProps): ReactNode {
  const { pay, review } = useTexts(orderTexts);
  const { contact, changeAddress } = useTexts(orderActionTexts);
  const { id, tradeId } = order;
  switch (name) {
    case 'pay':
      return (
        <PageLink page="pay" query={{ id: tradeId }} className={buttonClassOf(look)}>
          {pay}
        </PageLink>
      );
    case 'friendPay':
      return <AskFriend tradeId={tradeId} look={look} />;
    case 'review':
      return (
        <PageLink page="appraisal" query={{ orderId: id }} className={buttonClassOf(look)}>
          {review}
        </PageLink>
      );
    case 'contact':
      return (
        <Button {...look} onClick={() => handlers.onContact(order)}>
          {contact}
        </Button>
      );
    case 'changeAddress':
      return (
        <Button {...look} onClick={() => handlers.onChangeAddress(id)}>
          {changeAddress}
        </Button>
      );
    default:
      return <OrderActionButton name={name} order={order} look={look} onDeleted={handlers.onDeleted} />;
  }
}
