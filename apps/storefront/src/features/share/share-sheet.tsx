import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '#i18n/texts';
import type { PageAddress } from '#navigation/address';
import { useShop } from '#session/shop-context';
import { readStored } from '#session/stored';
import { SplitPill } from '#ui/bottom-bar';
import { Button, buttonClassOf } from '#ui/button';
import { FailedPart } from '#ui/failed';
import { Sheet } from '#ui/sheet';
import { useToast } from '#ui/toast';
import type { ShareFacts } from './share-facts.ts';
import { isMessenger, midOf, posterOf } from './share-facts.ts';
import styles from './share-sheet.module.css';
import { shareSheetTexts } from './share-sheet.texts.ts';
import { useMarkShare } from './use-mark-share.ts';
import { useShareFacts } from './use-share-facts.ts';

interface ShareSheetProps {
  readonly address: PageAddress;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A poster to keep, the address to copy, and the device's own way to send something where it has one. */
export function ShareSheet({ address, isOpen, onClose }: ShareSheetProps) {
  const shop = useShop();
  const texts = useTexts(shareSheetTexts);
  const poster = posterOf(address, shop, midOf(readStored('firstUrl', shop.mid)));
  const isInMessenger = isMessenger(navigator.userAgent);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={texts.title} actions={<Ways address={address} poster={poster} />}>
      {isInMessenger && <p className={styles.menu}>{texts.menu}</p>}
      {poster && <PosterView src={poster} />}
    </Sheet>
  );
}

function PosterView({ src }: { readonly src: string }) {
  const texts = useTexts(shareSheetTexts);
  // The attempt is the picture's key: a failed one is asked for anew.
  const [attempt, setAttempt] = useState(0);
  const [isBroken, setBroken] = useState(false);
  const again = () => {
    setBroken(false);
    setAttempt(attempt + 1);
  };
  if (isBroken) return <FailedPart text={texts.posterFailed} onRetry={again} />;
  return (
    <figure className={styles.poster}>
      <img key={attempt} className={styles.picture} src={src} alt={texts.poster} onError={() => setBroken(true)} />
      <figcaption className={styles.hold}>{texts.hold}</figcaption>
    </figure>
  );
}

interface WaysProps {
  readonly address: PageAddress;
  readonly poster: string | null;
}

function Ways({ address, poster }: WaysProps) {
  const texts = useTexts(shareSheetTexts);
  const toast = useToast();
  const factsOf = useShareFacts();
  const markShare = useMarkShare();
  const [facts, setFacts] = useState<ShareFacts | null>(null);
  const find = useEffectEvent(() => factsOf(address).then(setFacts));
  // Ahead of the tap: a device that has to wait first no longer takes it for one.
  useEffect(() => void find(), []);
  const copy = async ({ link }: ShareFacts) => {
    try {
      await navigator.clipboard.writeText(link);
      toast(texts.copied);
      markShare(link);
    } catch {
      toast(texts.notCopied);
    }
  };
  const send = ({ title, describe, link }: ShareFacts) =>
    // Whoever thinks better of it has not failed.
    navigator.share({ title, text: describe, url: link }).then(
      () => markShare(link),
      () => undefined,
    );
  const isInMessenger = isMessenger(navigator.userAgent);
  const canSend = !isInMessenger && 'share' in navigator;
  const canSave = !isInMessenger && !canSend && poster !== null;
  return (
    <SplitPill>
      <Button size="large" tone={canSend || canSave ? 'soft' : 'solid'} disabled={!facts} onClick={() => facts && copy(facts)}>
        {texts.copy}
      </Button>
      {canSend && (
        <Button size="large" disabled={!facts} onClick={() => facts && send(facts)}>
          {texts.send}
        </Button>
      )}
      {canSave && (
        <a className={buttonClassOf({ size: 'large' })} href={poster} download onClick={() => facts && markShare(facts.link)}>
          {texts.save}
        </a>
      )}
    </SplitPill>
  );
}
