import { Button } from 'antd';
import { useState } from 'react';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { useMay } from '#session/me';
import { Empty } from '#ui/empty';
import { Failed } from '#ui/failed';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card, Page } from '#ui/page';
import { AccountDrawer } from './account-drawer.tsx';
import { AccountFacts } from './account-facts.tsx';
import { smsTexts } from './sms.texts.ts';

/** By whom messages to phones are sent. */
export function SmsPage() {
  const texts = useTexts(smsTexts);
  const may = useMay();
  const read = useRead('member.smsAccount.find', {});
  const [isEditing, setEditing] = useState(false);
  const edit = may('member.smsAccount.set') && (
    <Button type={read.data?.account ? 'default' : 'primary'} onClick={() => setEditing(true)}>
      {read.data?.account ? texts.change : texts.connect}
    </Button>
  );
  return (
    <Page title={texts.sms}>
      <Card title={texts.account} note={texts.accountText} extra={read.data?.account ? edit : undefined}>
        {read.isError ? (
          <Failed onRetry={() => void read.refetch()} refusal={read.error} />
        ) : read.data === undefined ? (
          <ListSkeleton columns={2} />
        ) : read.data.account === null ? (
          <Empty title={texts.mallOwn} text={texts.mallOwnText} action={edit} />
        ) : (
          <AccountFacts account={read.data.account} />
        )}
      </Card>
      {isEditing && <AccountDrawer account={read.data?.account ?? null} onClose={() => setEditing(false)} />}
    </Page>
  );
}
