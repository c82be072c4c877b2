import { Modal } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#api/calls';
import { useFetch } from '#api/use-fetch';
import { useTexts } from '#i18n/texts';
import { chatTexts } from './chat.texts.ts';
import styles from './message.module.css';
import type { Between } from './use-talk.ts';

type Picture = OutputOf<'support.picture.openForShop'>;

interface ChatPictureProps {
  readonly picture: Picture;
  readonly between: Between;
  readonly seq: number;
}

/**
 * A picture few may see. Each reading gives it another address: the first one stays, so that it is not loaded again with every message,
 * and when that has ended another is asked for.
 */
export function ChatPicture({ picture, between, seq }: ChatPictureProps) {
  const texts = useTexts(chatTexts);
  const [{ address, width, height }, setShown] = useState(picture);
  const [isRenewed, setRenewed] = useState(false);
  const [isLarge, setLarge] = useState(false);
  const open = useFetch('support.picture.openForShop');
  const renew = async () => {
    if (isRenewed) return;
    setRenewed(true);
    const again = await open({ ...between, seq });
    if (again) setShown(again);
  };
  const image = (
    <img src={address} alt={texts.picture} width={width} height={height} onError={() => void renew()} onLoad={() => setRenewed(false)} />
  );
  return (
    <>
      <button type="button" className={styles.picture} aria-label={texts.enlarge} onClick={() => setLarge(true)}>
        {image}
      </button>
      <Modal open={isLarge} title={texts.picture} footer={null} width="min(90vw, 960px)" onCancel={() => setLarge(false)} destroyOnHidden>
        <div className={styles.large}>{image}</div>
      </Modal>
    </>
  );
}
