import { App, Button, Form, Input } from 'antd';
import { useRead } from '#api/use-read';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import X from '#icons/x';
import { useMay } from '#session/me';
import { Failed } from '#ui/failed';
import { CallForm } from '#ui/form/call-form';
import { Icon } from '#ui/icon';
import { Card } from '#ui/page';
import styles from './hosts.module.css';
import { hostsTexts } from './hosts.texts.ts';

/** Where decorated links may lead besides the mall itself. */
export function LinkHosts() {
  const texts = useTexts(hostsTexts);
  const { message } = App.useApp();
  const may = useMay();
  const hosts = useRead('shop.linkHost.list', {});
  const remove = useWrite('shop.linkHost.remove', { onDone: (_, { host }) => void message.success(texts.linkHostRemoved(host)) });
  if (hosts.isError)
    return (
      <Card title={texts.linkHosts}>
        <Failed onRetry={() => void hosts.refetch()} refusal={hosts.error} />
      </Card>
    );
  return (
    <Card title={texts.linkHosts} note={texts.linkHostsText}>
      <ul className={styles.links}>
        {hosts.data?.length === 0 && <li className={styles.quiet}>{texts.noLinkHosts}</li>}
        {hosts.data?.map((host) => (
          <li key={host}>
            <span>{host}</span>
            {may('shop.linkHost.remove') && (
              <Button type="text" icon={<Icon of={X} />} aria-label={`${texts.remove}: ${host}`} onClick={() => remove.send({ host })} />
            )}
          </li>
        ))}
      </ul>
      {/* A new one is typed into an empty field. */}
      {may('shop.linkHost.add') && <AddLinkHost key={hosts.data?.join()} />}
    </Card>
  );
}

function AddLinkHost() {
  const texts = useTexts(hostsTexts);
  const { message } = App.useApp();
  return (
    <CallForm<'shop.linkHost.add', { host: string }>
      call="shop.linkHost.add"
      layout="inline"
      initial={{ host: '' }}
      toInput={({ host }) => ({ host: host.trim().toLowerCase() })}
      onDone={() => void message.success(texts.linkHostAdded)}
    >
      {({ isPending }) => (
        <>
          <Form.Item name="host">
            <Input aria-label={texts.newLinkHost} placeholder="omo.example.com" autoComplete="off" spellCheck={false} />
          </Form.Item>
          <Button htmlType="submit" loading={isPending}>
            {texts.addLinkHost}
          </Button>
        </>
      )}
    </CallForm>
  );
}
