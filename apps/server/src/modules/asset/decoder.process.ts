import { CallFailure } from '@qianpu/contract/failure';
import type { DecodeRequest, DecoderAnswer } from './asset.types.ts';
import { cleanPicture } from './clean-picture.ts';

/** A program of its own: makes pictures anew, one after another, for as long as whoever began it lives. */
process.on('message', async (input) => process.send?.(await answer(input as DecodeRequest)));

// Who ends a service ends all its processes at once; a picture under way is finished all the same.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);

async function answer({ file, isClear }: DecodeRequest): Promise<DecoderAnswer> {
  try {
    return await cleanPicture(file, { isClear });
  } catch (error) {
    return { failure: error instanceof CallFailure ? error.failure : 'PICTURE_UNREADABLE' };
  }
}
