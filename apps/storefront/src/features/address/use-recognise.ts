import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import { useToast } from '#ui/toast';
import type { Recognised } from './address.rules.ts';
import { addressTexts } from './address.texts.ts';
import type { recognisedFromWechat, recognisedText } from './address-queries.ts';

/** Asks the server once; nothing of it stays in the phone's cache. */
export function useRecognise(onRecognised: (recognised: Recognised) => void) {
  const client = useQueryClient();
  const toast = useToast();
  const { recogniseFailed } = useTexts(addressTexts);
  const [result, setResult] = useState<Recognised | null>(null);
  const [isBusy, setBusy] = useState(false);
  const recognise = async (wanted: ReturnType<typeof recognisedText> | ReturnType<typeof recognisedFromWechat>) => {
    setBusy(true);
    setResult(null);
    try {
      const recognised = await client.fetchQuery<unknown, Error, Recognised>({ ...wanted, staleTime: 0, gcTime: 0, retry: false });
      setResult(recognised);
      onRecognised(recognised);
    } catch {
      toast(recogniseFailed);
    } finally {
      setBusy(false);
    }
  };
  return { recognise, result, forget: () => setResult(null), isBusy };
}
