import { Table } from 'antd';
import { useTexts } from '#i18n/texts';
import { money } from '#lib/money';
import { Card } from '#ui/page';
import { Picture } from '#ui/picture';
import orders from '../orders.module.css';
import styles from './detail.module.css';
import { orderTexts } from './order.texts.ts';
import type { OrderProps, StaffOrder } from './order.types.ts';

type Line = StaffOrder['lines'][number];

/** Goods with each line's share, and the sums they come to. */
export function OrderGoods({ order }: OrderProps) {
  const texts = useTexts(orderTexts);
  const pieces = order.lines.reduce((count, { quantity }) => count + quantity, 0);
  return (
    <Card title={texts.goodsAndMoney} note={texts.kindsAndPieces(order.lines.length, pieces)} isFlush>
      <Table<Line>
        size="medium"
        pagination={false}
        rowKey="skuId"
        dataSource={order.lines}
        columns={[
          { title: texts.goods, render: (_, line) => <Goods line={line} /> },
          { title: texts.unit, width: 104, align: 'right', className: styles.figure ?? '', render: (_, { unitFen }) => money(unitFen) },
          { title: texts.quantity, width: 72, align: 'right', className: styles.figure ?? '', dataIndex: 'quantity' },
          {
            title: texts.discount,
            width: 104,
            align: 'right',
            className: styles.figure ?? '',
            render: (_, { discountFen }) => (discountFen === 0 ? '—' : money(-discountFen)),
          },
          {
            title: texts.lineTotal,
            width: 112,
            align: 'right',
            className: styles.figure ?? '',
            render: (_, { payableFen }) => <b>{money(payableFen)}</b>,
          },
        ]}
      />
      <div className={styles.money}>
        <Receipt order={order} />
        <Sums order={order} />
      </div>
    </Card>
  );
}

const Goods = ({ line: { picture, title, specs } }: { readonly line: Line }) => (
  <div className={orders.goods}>
    <Picture of={picture} side={44} />
    <div className={orders.cell}>
      <span>{title}</span>
      <small>{specs.map(({ value }) => value).join(' · ')}</small>
    </div>
  </div>
);

function Receipt({ order: { receipt } }: OrderProps) {
  const texts = useTexts(orderTexts);
  return (
    <div>
      <h3>{texts.receipt}</h3>
      <ul>
        {receipt.map(({ promotionKind, promotionId, name: ownName, amountFen, isTaken, reason }) => {
          const name = ownName || (promotionKind ? texts.promotionKinds[promotionKind] : texts.receiptFreight);
          return (
            <li key={`${promotionKind}${promotionId}`}>
              <span data-taken={isTaken}>{isTaken ? name : texts.notTaken}</span>
              {!isTaken && name} {texts.reasons[reason.code]}
              {isTaken && amountFen !== 0 && <b>{money(amountFen)}</b>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Sums({ order }: OrderProps) {
  const texts = useTexts(orderTexts);
  const rows: readonly (readonly [string, number])[] = [
    [texts.goodsFen, order.goodsFen],
    [texts.discountFen, -order.discountFen],
    [texts.freightFen, order.freightFen],
  ];
  return (
    <dl className={styles.sums}>
      {rows.map(([label, fen]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{money(fen)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{texts.payable}</dt>
        <dd>{money(order.payableFen)}</dd>
      </div>
      {order.refundedFen > 0 && (
        <div>
          <dt>{texts.refunded}</dt>
          <dd>{money(-order.refundedFen)}</dd>
        </div>
      )}
    </dl>
  );
}
