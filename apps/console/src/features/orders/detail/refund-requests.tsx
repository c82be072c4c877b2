import { App, Button } from 'antd';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { money } from '#lib/money';
import { useMay, useMe } from '#session/me';
import { Card } from '#ui/page';
import styles from './detail.module.css';
import { orderTexts } from './order.texts.ts';
import type { OrderProps } from './order.types.ts';

/** A refund that waits for a second person: whoever asked may only take it back. */
export function RefundRequests({ order: { requests } }: OrderProps) {
  const texts = useTexts(orderTexts);
  const { message } = App.useApp();
  const may = useMay();
  const me = useMe();
  const approve = useWrite('trade.refund.approve', { onDone: () => void message.success(texts.approved) });
  const refuse = useWrite('trade.refund.refuse', { onDone: () => void message.success(texts.refused) });
  const waiting = requests.filter(({ state }) => state === 'WAITING');
  if (waiting.length === 0) return null;
  return (
    <Card title={texts.requests} className={styles.urgent}>
      {waiting.map(({ id, amountFen, note, askedBy }) => (
        <div key={id} className={styles.request}>
          <p>
            {texts.by(askedBy.name)}
            <strong>{money(amountFen)}</strong>
          </p>
          {note !== '' && <p>{note}</p>}
          <div className={styles.decision}>
            {may('trade.refund.refuse') && (
              <Button size="large" onClick={() => refuse.send({ id })} loading={refuse.isPending}>
                {texts.refuse}
              </Button>
            )}
            {may('trade.refund.approve') && askedBy.id !== me.id && (
              <Button size="large" type="primary" onClick={() => approve.send({ id })} loading={approve.isPending}>
                {texts.approve(money(amountFen))}
              </Button>
            )}
          </div>
        </div>
      ))}
    </Card>
  );
}
