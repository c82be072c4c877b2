import { useState } from 'react';
import { CallRefusal } from '#api/call-refusal';
import { privacyTexts, useLeave, usePrivacy } from '#features/account';
import { useTexts } from '#i18n/texts';
import FileText from '#icons/file-text';
import UserX from '#icons/user-x';
import { Button } from '#ui/button';
import { Cell, CellGroup } from '#ui/cell';
import { Sheet } from '#ui/sheet';
import { useToast } from '#ui/toast';
import styles from './phone-sheet.module.css';
import { StepUp, type StepUpProof } from './step-up.tsx';

interface OwnDataProps {
  /** Masked; empty: nobody can be asked to prove anything. */
  readonly phone: string;
  readonly hasPayPassword: boolean;
  readonly onLoggedOut: () => void;
}

/** What a member may ask of their own data: all of it, and its end. */
export function OwnData({ onLoggedOut, ...member }: OwnDataProps) {
  const texts = useTexts(privacyTexts);
  const toast = useToast();
  const [open, setOpen] = useState<'export' | 'erase' | null>(null);
  const { download, erase } = usePrivacy();
  const leave = useLeave(onLoggedOut, texts.erased);
  const exportAll = async (proof: StepUpProof) => {
    await download(proof);
    setOpen(null);
    toast(texts.exported);
  };
  const end = async (proof: StepUpProof) => {
    await erase(proof);
    setOpen(null);
    leave();
  };
  return (
    <>
      <CellGroup>
        <Cell icon={FileText} label={texts.exportLabel} note={texts.exportNote} onClick={() => setOpen('export')} />
        <Cell icon={UserX} label={texts.erase} note={texts.eraseNote} onClick={() => setOpen('erase')} />
      </CellGroup>
      <Sheet isOpen={open === 'export'} onClose={() => setOpen(null)} title={texts.exportLabel}>
        <p className={styles.says}>{texts.exportSays}</p>
        <Proving {...member} onProof={exportAll} />
      </Sheet>
      <Sheet isOpen={open === 'erase'} onClose={() => setOpen(null)} title={texts.eraseAsk}>
        <EraseSteps {...member} onProof={end} onKeep={() => setOpen(null)} />
      </Sheet>
    </>
  );
}

interface ProvingProps extends Omit<OwnDataProps, 'onLoggedOut'> {
  /** Rejects with what is wrong about it. */
  readonly onProof: (proof: StepUpProof) => Promise<void>;
}

function Proving({ phone, hasPayPassword, onProof }: ProvingProps) {
  const { phoneFirst } = useTexts(privacyTexts);
  const [error, setError] = useState<string>();
  const attempt = async (proof: StepUpProof) => {
    setError(undefined);
    try {
      await onProof(proof);
    } catch (refusal) {
      if (!(refusal instanceof CallRefusal)) throw refusal;
      setError(refusal.message);
    }
  };
  if (!phone) return <p className={styles.says}>{phoneFirst}</p>;
  return <StepUp purpose="privacy" phone={phone} hasPayPassword={hasPayPassword} error={error} onProof={attempt} />;
}

function EraseSteps({ onKeep, ...proving }: ProvingProps & { readonly onKeep: () => void }) {
  const texts = useTexts(privacyTexts);
  const [isSure, setSure] = useState(false);
  if (isSure) return <Proving {...proving} />;
  return (
    <div className={styles.wait}>
      <p className={styles.says}>{texts.eraseSays}</p>
      <Button size="large" isBlock onClick={onKeep}>
        {texts.eraseKeep}
      </Button>
      <Button size="large" tone="line" isBlock onClick={() => setSure(true)}>
        {texts.eraseConfirm}
      </Button>
    </div>
  );
}
