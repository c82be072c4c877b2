import { Table } from 'antd';
import type { OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { useShopNames } from '#session/shops';
import { Empty } from '#ui/empty';
import { Failed } from '#ui/failed';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card, Page } from '#ui/page';
import styles from './payment.module.css';
import { paymentTexts } from './payment.texts.ts';
import { kinds, WaySwitch } from './way-switch.tsx';

type Ways = OutputOf<'trade.payWays.list'>;

/** Which ways to pay each shop takes, as one sheet. */
export function PayWaysPage() {
  const texts = useTexts(paymentTexts);
  const ways = useRead('trade.payWays.list', {});
  return (
    <Page title={texts.payWays}>
      <Card isFlush>
        <p className={styles.note}>{texts.waysText}</p>
        {ways.isError ? (
          <Failed onRetry={() => void ways.refetch()} refusal={ways.error} />
        ) : ways.data === undefined ? (
          <ListSkeleton columns={5} />
        ) : ways.data.shops.length === 0 ? (
          <Empty {...texts.noShops} />
        ) : (
          <WaysTable ways={ways.data} />
        )}
      </Card>
    </Page>
  );
}

function WaysTable({ ways: { providers, shops } }: { readonly ways: Ways }) {
  const texts = useTexts(paymentTexts);
  const nameOf = useShopNames();
  const isMissing = (kind: (typeof kinds)[number]) => (kind === 'WECHAT_PAY' || kind === 'ALIPAY') && !providers.includes(kind);
  return (
    <Table<Ways['shops'][number]>
      size="medium"
      pagination={false}
      dataSource={[...shops]}
      rowKey="cid"
      columns={[
        { title: texts.shop, render: (_, { cid }) => <b className={styles.name}>{nameOf(cid)}</b> },
        ...kinds.map((kind) => ({
          key: kind,
          width: 176,
          title: (
            <>
              {texts.kinds[kind]}
              {isMissing(kind) && <small className={styles.missing}>{texts.noAccount}</small>}
            </>
          ),
          render: (_: unknown, shop: Ways['shops'][number]) => <WaySwitch kind={kind} {...shop} name={nameOf(shop.cid)} />,
        })),
      ]}
    />
  );
}
