import { assetRows } from '@qianpu/contract/calls/asset';
import type { OutputOf } from '@qianpu/contract/types';
import { useState } from 'react';
import { sendFile } from '#api/upload';
import { useTexts } from '#i18n/texts';
import { shrinkPicture } from '#lib/shrink-picture';
import { useShop } from '#session/shop-context';
import { readStored } from '#session/stored';
import { useToast } from '#ui/toast';
import { profileTexts } from './profile.texts.ts';

/** Sends a photograph of the phone; its key is what a head icon is named by. */
export function useUploadHeadIcon(onSent: (key: string) => void) {
  const shop = useShop();
  const texts = useTexts(profileTexts);
  const toast = useToast();
  const [isSending, setSending] = useState(false);
  const upload = async (chosen: Blob) => {
    setSending(true);
    const { file } = await shrinkPicture(chosen);
    const from = { ...shop, token: readStored('token', shop.mid) ?? '' };
    const row = assetRows['asset.file.upload'];
    const { signal } = new AbortController();
    const outcome = await sendFile(from, { row, input: { purpose: 'avatar' }, file, onProgress: () => undefined, signal });
    setSending(false);
    if (outcome.kind === 'ok') onSent((outcome.data as OutputOf<'asset.file.upload'>).key);
    else toast(texts.uploadFailed);
  };
  return { upload, isSending };
}
