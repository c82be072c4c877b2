import { App, Button } from 'antd';
import { useTexts } from '#i18n/texts';
import Copy from '#icons/copy';
import { readContext } from '#lib/console-context';
import { useCurrentShop } from '#lib/current-shop';
import { useGoodsHeads } from '#lib/goods-heads';
import { useMay } from '#session/me';
import { useSession } from '#session/session';
import { useOwnShops } from '#session/shops';
import { Icon } from '#ui/icon';
import { Card } from '#ui/page';
import styles from './detail.module.css';
import { detailTexts } from './detail.texts.ts';
import type { ActivityProps } from './detail.types.ts';
import { privilegedAddress } from './privileged-address.ts';

/** The way to its prices, one link for each goods: nobody sees them without. */
export function LinkCard({ activity: { id, cids, goods, skus, state, linkToken } }: ActivityProps) {
  const texts = useTexts(detailTexts);
  const { message } = App.useApp();
  const { shopOrigin } = readContext();
  const { mid = '' } = useSession() ?? {};
  const current = useCurrentShop();
  const [firstShop] = useOwnShops();
  const mayReadAny = useMay()('catalog.goods.detail');
  const priced = new Set(goods.map(({ skuId }) => skuId));
  const goodsIds = [...new Set(skus.flatMap(({ skuId, goodsId }) => (priced.has(skuId) ? [goodsId] : [])))];
  const cid = cids[0] ?? current;
  const headOf = useGoodsHeads(goodsIds, { cid: cid ?? firstShop?.cid, mayReadAny, nameless: texts.goodsNo });
  if (shopOrigin === null || linkToken === null) return null;
  const copy = async (address: string) => {
    await navigator.clipboard.writeText(address);
    void message.success(texts.linkCopied);
  };
  return (
    <Card title={texts.link}>
      <p className={styles.quiet}>{state === 'DRAFT' ? texts.linkLater : texts.linkText}</p>
      <ul className={styles.links}>
        {goodsIds.map((goodsId) => {
          const title = headOf?.(goodsId).title ?? texts.goodsNo(goodsId);
          const address = privilegedAddress(shopOrigin, { goodsId, id, token: linkToken, mid, cid });
          return (
            <li key={goodsId}>
              <div>
                <span title={title}>{title}</span>
                <Button
                  type="link"
                  size="small"
                  aria-label={texts.copyLink(title)}
                  icon={<Icon of={Copy} size={14} />}
                  onClick={() => void copy(address)}
                >
                  {texts.copyShort}
                </Button>
              </div>
              <code>{address}</code>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
