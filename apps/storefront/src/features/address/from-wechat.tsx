import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import { loadChunk } from '#lib/load-chunk';
import { useGo } from '#navigation/use-go';
import { usePlatform } from '#platform/platform';
import { useInWechat } from '#platform/use-in-wechat';
import { Button } from '#ui/button';
import { useToast } from '#ui/toast';
import type { Recognised } from './address.rules.ts';
import { addressTexts } from './address.texts.ts';
import { recognisedFromWechat } from './address-queries.ts';
import { RecognisedNote } from './recognised-note.tsx';
import { useRecognise } from './use-recognise.ts';

/** One of the shopper's addresses at the messenger; nothing outside it. In a mini-program its own page of addresses has them (spec 2.4). */
export function FromWechat({ onRecognised }: { readonly onRecognised: (recognised: Recognised) => void }) {
  const { fromWechat } = useTexts(addressTexts);
  const { env } = usePlatform();
  const isInWechat = useInWechat();
  const go = useGo();
  if (isInWechat) return <FromOfficialAccount onRecognised={onRecognised} />;
  if (env !== 'mini') return null;
  return (
    <Button tone="soft" size="large" isBlock onClick={() => go('addressList')}>
      {fromWechat}
    </Button>
  );
}

function FromOfficialAccount({ onRecognised }: { readonly onRecognised: (recognised: Recognised) => void }) {
  const texts = useTexts(addressTexts);
  const toast = useToast();
  const [isOpening, setOpening] = useState(false);
  const { recognise, result, forget, isBusy } = useRecognise(onRecognised);
  const choose = async () => {
    setOpening(true);
    forget();
    const load = () => import('#platform/messenger-address');
    const chosen = await loadChunk(load).then(
      ({ openMessengerAddress }) => openMessengerAddress(),
      () => 'failed' as const,
    );
    setOpening(false);
    if (chosen === 'failed') return toast(texts.wechatFailed);
    if (chosen === 'cancelled') return;
    await recognise(recognisedFromWechat(chosen));
  };
  return (
    <>
      <Button tone="soft" size="large" isBlock isBusy={isOpening || isBusy} onClick={choose}>
        {texts.fromWechat}
      </Button>
      {result && <RecognisedNote result={result} />}
    </>
  );
}
