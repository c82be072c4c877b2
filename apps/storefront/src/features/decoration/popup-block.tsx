import type { BlockProps } from '@qianpu/contract/types';
import type { MouseEvent, SyntheticEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#i18n/messages';
import X from '#icons/x';
import type { BlockViewProps } from '#lib/block-view';
import { pictureSource } from '#lib/picture-source';
import { useModal } from '#lib/use-modal';
import { DecoratedLink } from '#navigation/page-link';
import { useShop } from '#session/shop-context';
import { Icon } from '#ui/icon';
import styles from './popup-block.module.css';
import { usePopupDue } from './use-popup-due.ts';

type Step = 'away' | 'coming' | 'open' | 'closed';

/** A picture over the page. It opens once it has come: one that does not come disturbs nobody. */
export function View({ props }: BlockViewProps<'popup'>) {
  const { close } = useMessages();
  const [step, setStep] = useState<Step>('away');
  const dialog = useRef<HTMLDialogElement>(null);
  const remember = usePopupDue(props, (isDue) => setStep(isDue ? 'coming' : 'away'));
  const put = () => setStep('closed');
  useModal(dialog, step === 'open', put);
  // On itself: nobody has asked for it, so neither of its ways is marked as the one to take.
  useEffect(() => {
    if (step === 'open') dialog.current?.focus();
  }, [step]);
  if (step === 'away') return null;
  const open = () => {
    setStep('open');
    remember();
  };
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    put();
  };
  const closeBeside = (event: MouseEvent) => event.target === dialog.current && put();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc does the same
    <dialog ref={dialog} className={styles.popup} aria-label={props.alt} tabIndex={-1} onCancel={cancel} onClick={closeBeside}>
      <News props={props} onLoad={open} />
      <button type="button" className={styles.close} aria-label={close} onClick={put}>
        <Icon of={X} size={24} />
      </button>
    </dialog>
  );
}

function News({ props: { picture, alt, link }, onLoad }: { readonly props: BlockProps<'popup'>; readonly onLoad: () => void }) {
  const { imageHosts } = useShop();
  const image = (
    <img {...pictureSource(picture, imageHosts)} sizes="300px" alt={alt} className={styles.picture} draggable={false} onLoad={onLoad} />
  );
  return link ? <DecoratedLink link={link}>{image}</DecoratedLink> : image;
}
