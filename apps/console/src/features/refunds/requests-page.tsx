import { App, Button } from 'antd';
import type { EntryOf } from '#api/calls';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { money } from '#lib/money';
import { useMay, useMe } from '#session/me';
import { List } from '#ui/list/list';
import { Page } from '#ui/page';
import styles from './refunds.module.css';
import { refundsTexts } from './refunds.texts.ts';
import { type RequestState, useRequestColumns, useRequestTabs } from './request-columns.tsx';

type Request = EntryOf<'trade.refund.list'>;

/** Refunds that wait for a second person. */
export function RequestsPage() {
  const texts = useTexts(refundsTexts);
  const tabs = useRequestTabs();
  const columns = useRequestColumns<Request>((request) => <Decide request={request} />);
  return (
    <Page title={texts.requests}>
      <List
        call="trade.refund.list"
        input={({ tab = 'WAITING', cid }) => ({ ...(tab !== 'all' && { state: tab as RequestState }), ...(cid && { cid }) })}
        keyOf={({ id }) => id}
        tabs={tabs}
        columns={columns}
        empty={texts.emptyRequests}
      />
    </Page>
  );
}

function Decide({ request: { id, amountFen, askedBy } }: { readonly request: Request }) {
  const texts = useTexts(refundsTexts);
  const { message, modal } = App.useApp();
  const may = useMay();
  const isOwn = useMe().id === askedBy.id;
  const amount = money(amountFen);
  const approve = useWrite('trade.refund.approve', { onDone: () => void message.success(texts.approved(amount)) });
  const refuse = useWrite('trade.refund.refuse', { onDone: () => void message.success(isOwn ? texts.takenBack : texts.refused) });
  const ask = () =>
    modal.confirm({
      title: texts.approveAsk(amount),
      content: texts.approveText,
      okText: texts.approve(amount),
      cancelText: texts.cancel,
      onOk: () => approve.sendAsync({ id }).catch(() => undefined),
    });
  return (
    <div className={styles.actions}>
      {may('trade.refund.approve') && !isOwn && (
        <Button type="link" size="small" loading={approve.isPending} onClick={() => void ask()}>
          {texts.approveShort}
        </Button>
      )}
      {may('trade.refund.refuse') && (
        <Button type="link" size="small" danger loading={refuse.isPending} onClick={() => refuse.send({ id })}>
          {isOwn ? texts.takeBack : texts.refuse}
        </Button>
      )}
    </div>
  );
}
