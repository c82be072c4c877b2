import { Alert, App, Button, Drawer } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#api/calls';
import { useWrite } from '#api/use-write';
import { useLang, useTexts } from '#i18n/texts';
import Copy from '#icons/copy';
import Download from '#icons/download';
import { saveText } from '#lib/save-file';
import { wholeTime } from '#lib/time';
import { useMay } from '#session/me';
import { Icon } from '#ui/icon';
import styles from './hosts.module.css';
import { hostsTexts } from './hosts.texts.ts';

interface ProofDrawerProps {
  readonly host: OutputOf<'shop.host.list'>[number];
  readonly onClose: () => void;
}

type Shown = keyof (typeof hostsTexts)['zhCN']['shown'];

/** How a host proves whose it is: by a file of its own, or by a record of its name. */
export function ProofDrawer({ host: { host, proof }, onClose }: ProofDrawerProps) {
  const texts = useTexts(hostsTexts);
  const { lang } = useLang();
  const { message } = App.useApp();
  const may = useMay();
  const [seen, setSeen] = useState<{ file?: Shown; record?: Shown } | null>(null);
  const verify = useWrite('shop.host.verify', {
    onDone: () => {
      void message.success(texts.verified(host));
      onClose();
    },
    onRefused: ({ data }, name) => {
      if (name !== 'HOST_UNPROVEN') return false;
      setSeen((data ?? {}) as { file?: Shown; record?: Shown });
      return true;
    },
  });
  if (!proof) return null;
  const said = seen && [
    seen.file && `${texts.shownFile}: ${texts.shown[seen.file]}`,
    seen.record && `${texts.shownRecord}: ${texts.shown[seen.record]}`,
  ];
  return (
    <Drawer open title={texts.proofTitle(host)} size={640} onClose={onClose}>
      <div className={styles.proof}>
        <p>{texts.proofText(wholeTime(proof.expiresAt, lang))}</p>
        <CopyLine label={texts.token} value={proof.token} />
        <h3>{texts.byFile}</h3>
        <p>{texts.byFileText}</p>
        <CopyLine label={texts.fileAddress} value={proof.file} />
        <div>
          <Button
            icon={<Icon of={Download} />}
            onClick={() => saveText(proof.file.slice(proof.file.lastIndexOf('/') + 1), proof.token, 'text/plain;charset=utf-8')}
          >
            {texts.download}
          </Button>
        </div>
        <h3>{texts.byRecord}</h3>
        <p>{texts.byRecordText}</p>
        <CopyLine label={texts.recordName} value={proof.record} />
        {said && <Alert type="warning" showIcon title={texts.unproven} description={said.filter(Boolean).join(' · ')} />}
        {may('shop.host.verify') && (
          <div>
            <Button type="primary" loading={verify.isPending} onClick={() => verify.send({ host })}>
              {texts.verify}
            </Button>
          </div>
        )}
      </div>
    </Drawer>
  );
}

function CopyLine({ label, value }: { readonly label: string; readonly value: string }) {
  const texts = useTexts(hostsTexts);
  const { message } = App.useApp();
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    void message.success(texts.copied(label));
  };
  return (
    <div className={styles.line}>
      <span>{label}</span>
      <code>{value}</code>
      <Button type="text" icon={<Icon of={Copy} />} aria-label={texts.copy(label)} onClick={() => void copy()} />
    </div>
  );
}
