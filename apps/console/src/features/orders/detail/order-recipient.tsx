import { App, Button } from 'antd';
import { useTexts } from '#i18n/texts';
import { useShopNames } from '#session/shops';
import { Card } from '#ui/page';
import styles from './detail.module.css';
import { orderTexts } from './order.texts.ts';
import type { OrderProps } from './order.types.ts';

/** Whom it goes to. The whole phone stands here and nowhere else. */
export function OrderRecipient({ order }: OrderProps) {
  const texts = useTexts(orderTexts);
  const { message } = App.useApp();
  const shopName = useShopNames();
  const { name, phone, province, city, district, street } = order.address;
  const place = `${province}${city}${district}${street}`;
  const copy = async () => {
    await navigator.clipboard.writeText(`${name} ${phone} ${place}`);
    void message.success(texts.copied);
  };
  const rows: readonly (readonly [string, string])[] = [
    [texts.name, `${name} ${phone}`],
    [texts.address, place],
    [texts.message, order.message],
    [texts.shipment, order.shipment ? `${order.shipment.carrier} ${order.shipment.trackingNo}` : ''],
  ];
  return (
    <Card
      title={texts.addressee}
      note={shopName(order.cid)}
      extra={
        <Button type="link" size="small" onClick={() => void copy()}>
          {texts.copy}
        </Button>
      }
    >
      <dl className={styles.facts}>
        {rows.map(
          ([label, value]) =>
            value !== '' && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {order.addressChangedAt !== null && <p className={styles.warn}>{texts.addressChanged}</p>}
    </Card>
  );
}
