import type { CallSender } from '@qianpu/client/transport';
import { sendFile } from '@qianpu/client/upload';
import { rows } from '@qianpu/contract/rows';
import { createContext, useContext } from 'react';
import type { InputOf, OutputOf } from './calls.ts';

/** Who sends, asked anew for every file. */
const CurrentSender = createContext<(() => CallSender) | null>(null);
export const SenderProvider = CurrentSender.Provider;

type UploadCall = 'asset.file.uploadForShop' | 'support.picture.uploadForShop';

/** Sends a file: what the call answers, or null where it was refused. */
export function useUpload<N extends UploadCall>(name: N): (input: InputOf<N>, file: Blob) => Promise<OutputOf<N> | null> {
  const sender = useContext(CurrentSender);
  if (!sender) throw new Error('there is no sender here');
  return async (input, file) => {
    const outcome = await sendFile(sender(), { row: rows[name], input, file });
    return outcome.kind === 'ok' ? (outcome.data as OutputOf<N>) : null;
  };
}

/** Sends a picture into the merchant's store: its key, or null where it was refused. */
export function useUploadPicture(purpose: 'goods' | 'page'): (file: Blob) => Promise<string | null> {
  const upload = useUpload('asset.file.uploadForShop');
  return async (file) => (await upload({ purpose }, file))?.key ?? null;
}
