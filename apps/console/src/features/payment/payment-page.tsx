import { Button, Table } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useLang, useTexts } from '#i18n/texts';
import Plus from '#icons/plus';
import { shortTime } from '#lib/time';
import { useMay } from '#session/me';
import { Empty } from '#ui/empty';
import { Failed } from '#ui/failed';
import { Icon } from '#ui/icon';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card, Page } from '#ui/page';
import { Status } from '#ui/status';
import { AccountActions } from './account-actions.tsx';
import { AddAccountDrawer } from './add-account-drawer.tsx';
import styles from './payment.module.css';
import { paymentTexts } from './payment.texts.ts';
import { WechatAccounts } from './wechat-accounts.tsx';

type Account = OutputOf<'trade.payAccount.list'>[number];

export function PaymentPage() {
  const texts = useTexts(paymentTexts);
  const may = useMay();
  const accounts = useRead('trade.payAccount.list', {});
  const [isAdding, setAdding] = useState(false);
  return (
    <Page
      title={texts.payment}
      actions={
        may('trade.payAccount.set') && (
          <Button type="primary" icon={<Icon of={Plus} />} onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        )
      }
    >
      <Card title={texts.payAccounts} isFlush>
        <p className={styles.rotation}>{texts.rotation}</p>
        {accounts.isError ? (
          <Failed onRetry={() => void accounts.refetch()} refusal={accounts.error} />
        ) : accounts.data === undefined ? (
          <ListSkeleton columns={5} />
        ) : accounts.data.length === 0 ? (
          <Empty {...texts.emptyAccounts} />
        ) : (
          <AccountTable accounts={accounts.data} />
        )}
      </Card>
      {may('member.wechat.setAccount') && <WechatAccounts />}
      {isAdding && <AddAccountDrawer onClose={() => setAdding(false)} />}
    </Page>
  );
}

function AccountTable({ accounts }: { readonly accounts: readonly Account[] }) {
  const texts = useTexts(paymentTexts);
  const { lang } = useLang();
  const isLast = ({ state, provider }: Account) =>
    state === 'ACTIVE' && accounts.filter((one) => one.state === 'ACTIVE' && one.provider === provider).length === 1;
  return (
    <Table<Account>
      size="medium"
      pagination={false}
      dataSource={[...accounts]}
      rowKey="appRef"
      columns={[
        { title: texts.provider, width: 112, render: (_, { provider }) => <b className={styles.name}>{texts.providers[provider]}</b> },
        {
          title: texts.account,
          render: (_, { mchId, appId }) => (
            <div className={styles.pair}>
              <span>{mchId}</span>
              <small>{appId}</small>
            </div>
          ),
        },
        {
          title: texts.certificate,
          render: (_, { certificateSerial, keyTail }) => (
            <div className={styles.pair}>
              <span>…{keyTail}</span>
              {certificateSerial !== '' && <small title={certificateSerial}>{certificateSerial}</small>}
            </div>
          ),
        },
        {
          title: texts.tested,
          width: 136,
          render: (_, { testedAt }) => (testedAt === null ? texts.untested : shortTime(testedAt, Date.now(), lang)),
        },
        { title: texts.state, width: 112, render: (_, account) => <State account={account} /> },
        { title: texts.actions, width: 144, render: (_, account) => <AccountActions account={account} isLast={isLast(account)} /> },
      ]}
    />
  );
}

function State({ account: { state, takesNewOrders } }: { readonly account: Account }) {
  const texts = useTexts(paymentTexts);
  if (takesNewOrders) return <Status tone="good">{texts.takesNewOrders}</Status>;
  return <Status tone={state === 'NEW' ? 'warn' : state === 'ACTIVE' ? 'accent' : 'quiet'}>{texts.states[state]}</Status>;
}
