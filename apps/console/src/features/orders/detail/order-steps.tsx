import { Steps } from 'antd';
import { useLang, useTexts } from '#i18n/texts';
import { shortTime } from '#lib/time';
import { Card } from '#ui/page';
import { orderTexts } from './order.texts.ts';
import type { OrderProps } from './order.types.ts';

/** How far the order has come, with the time of each step. */
export function OrderSteps({ order }: OrderProps) {
  const texts = useTexts(orderTexts);
  const { lang } = useLang();
  const now = Date.now();
  const steps: readonly (readonly [string, number | null])[] = [
    [texts.steps.placed, order.createdAt],
    [texts.steps.paid, order.paidAt],
    [texts.steps.shipped, order.shippedAt],
    order.closedAt === null
      ? [texts.steps.completed, order.completedAt]
      : [order.closeReason === null ? texts.states.CLOSED : texts.closeReasons[order.closeReason], order.closedAt],
  ];
  const reached = steps.filter(([, at]) => at !== null).length;
  return (
    <Card>
      <Steps
        size="small"
        titlePlacement="vertical"
        current={reached - 1}
        status={order.closedAt === null ? 'process' : 'error'}
        items={steps.map(([title, at]) => ({ title, content: at === null ? '' : shortTime(at, now, lang) }))}
      />
    </Card>
  );
}
