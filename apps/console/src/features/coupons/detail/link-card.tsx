import { App, Button } from 'antd';
import { useTexts } from '#i18n/texts';
import Copy from '#icons/copy';
import { readContext } from '#lib/console-context';
import { useCurrentShop } from '#lib/current-shop';
import { useSession } from '#session/session';
import { Icon } from '#ui/icon';
import { Card } from '#ui/page';
import styles from './detail.module.css';
import { detailTexts } from './detail.texts.ts';
import type { CouponProps } from './detail.types.ts';

/** Where shoppers claim it, also one the coupon centre does not show. */
export function LinkCard({ coupon: { id, cids, state } }: CouponProps) {
  const texts = useTexts(detailTexts);
  const { message } = App.useApp();
  const { shopOrigin } = readContext();
  const { mid = '' } = useSession() ?? {};
  const current = useCurrentShop();
  if (shopOrigin === null) return null;
  const cid = cids[0] ?? current;
  const address = `${shopOrigin}/shop/getCoupon.html?${new URLSearchParams({ id, mid, ...(cid !== undefined && { cid }) })}`;
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    void message.success(texts.linkCopied);
  };
  return (
    <Card
      title={texts.link}
      extra={
        <Button type="link" size="small" icon={<Icon of={Copy} size={14} />} onClick={() => void copy()}>
          {texts.copyLink}
        </Button>
      }
    >
      <p className={styles.quiet}>{state === 'DRAFT' ? texts.linkLater : texts.linkText}</p>
      <code className={styles.link}>{address}</code>
    </Card>
  );
}
