import type { CallSender } from '@qianpu/client/transport';
import { sendFile } from '@qianpu/client/upload';
import { assetStaffRows } from '@qianpu/contract/calls/asset';
import { createContext, useContext } from 'react';

/** Who sends, asked anew for every file. */
const CurrentSender = createContext<(() => CallSender) | null>(null);
export const SenderProvider = CurrentSender.Provider;

/** Sends a picture into the merchant's store: its key, or null where it was refused. */
export function useUploadPicture(purpose: 'goods' | 'page'): (file: Blob) => Promise<string | null> {
  const sender = useContext(CurrentSender);
  if (!sender) throw new Error('there is no sender here');
  return async (file) => {
    const outcome = await sendFile(sender(), { row: assetStaffRows['asset.file.uploadForShop'], input: { purpose }, file });
    return outcome.kind === 'ok' ? (outcome.data as { key: string }).key : null;
  };
}
