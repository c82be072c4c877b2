import { App, Button, Table } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import Plus from '#icons/plus';
import { useMay } from '#session/me';
import { Empty } from '#ui/empty';
import { Failed } from '#ui/failed';
import { Icon } from '#ui/icon';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card, Page } from '#ui/page';
import { Status } from '#ui/status';
import { AddHostDrawer } from './add-host-drawer.tsx';
import { hostsTexts } from './hosts.texts.ts';
import { LinkHosts } from './link-hosts.tsx';
import { ProofDrawer } from './proof-drawer.tsx';

type Host = OutputOf<'shop.host.list'>[number];

export function HostsPage() {
  const texts = useTexts(hostsTexts);
  const may = useMay();
  const hosts = useRead('shop.host.list', {});
  const [open, setOpen] = useState<'new' | string | null>(null);
  const proved = hosts.data?.find(({ host, proof }) => host === open && proof !== null);
  const add = may('shop.host.add') && (
    <Button type="primary" icon={<Icon of={Plus} />} onClick={() => setOpen('new')}>
      {texts.add}
    </Button>
  );
  return (
    <Page title={texts.hosts} actions={add}>
      <Card isFlush>
        {hosts.isError ? (
          <Failed onRetry={() => void hosts.refetch()} refusal={hosts.error} />
        ) : hosts.data === undefined ? (
          <ListSkeleton columns={4} />
        ) : hosts.data.length === 0 ? (
          <Empty {...texts.emptyHosts} />
        ) : (
          <Table<Host>
            size="medium"
            pagination={false}
            dataSource={hosts.data}
            rowKey="host"
            columns={[
              { title: texts.host, dataIndex: 'host', ellipsis: true },
              { title: texts.kind, width: 144, render: (_, { kind }) => texts.kinds[kind] },
              {
                title: texts.state,
                width: 144,
                render: (_, { isVerified }) => (
                  <Status tone={isVerified ? 'good' : 'warn'}>{isVerified ? texts.isVerified : texts.isWaiting}</Status>
                ),
              },
              { title: texts.actions, width: 184, render: (_, host) => <HostActions host={host} onProve={() => setOpen(host.host)} /> },
            ]}
          />
        )}
      </Card>
      {may('shop.linkHost.list') && <LinkHosts />}
      {open === 'new' && <AddHostDrawer onClose={() => setOpen(null)} onAdded={setOpen} />}
      {proved && <ProofDrawer host={proved} onClose={() => setOpen(null)} />}
    </Page>
  );
}

function HostActions({ host: { host, isVerified }, onProve }: { readonly host: Host; readonly onProve: () => void }) {
  const texts = useTexts(hostsTexts);
  const { message, modal } = App.useApp();
  const may = useMay();
  const remove = useWrite('shop.host.remove', { onDone: () => void message.success(texts.removed(host)) });
  const ask = () =>
    modal.confirm({
      title: texts.removeAsk(host),
      content: isVerified ? texts.removeVerified : texts.removeWaiting,
      okText: texts.remove,
      okButtonProps: { danger: true },
      cancelText: texts.cancel,
      onOk: () => remove.sendAsync({ host }),
    });
  return (
    <>
      {!isVerified && (
        <Button type="link" size="small" onClick={onProve}>
          {texts.prove}
        </Button>
      )}
      {may('shop.host.remove') && (
        <Button type="link" size="small" danger onClick={() => void ask()}>
          {texts.remove}
        </Button>
      )}
    </>
  );
}
