import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { fail } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { type Ctx, inTx, type TxCtx } from '#platform/ctx';
import type { PictureStore } from '#platform/gateways/pictures/picture-store.types';
import { admissionLimits } from '#platform/http/call-priority';
import { limitConcurrency } from '#platform/web/limit-concurrency';
import type { CleanPicture, PrivateOwner, Purpose, Uploader } from './asset.types.ts';
import { decodeInChild } from './decode-in-child.ts';
import { insertFile, MERCHANT, reserveStorage } from './file.repo.ts';
import { insertPrivateFile } from './private-file.repo.ts';
import { spoolFile } from './spool-file.ts';
import { memberRoom, merchantRoom } from './storage-quota.rules.ts';
import { withinShare } from './within-share.ts';

/** One is decoded at a time, so that memory is bounded by the largest picture; whoever the door let in waits for its turn. */
const inTurn = limitConcurrency({ atOnce: 1, waiting: admissionLimits.upload.below });

interface UploadRequest {
  readonly sender: Uploader;
  readonly purpose: Purpose;
  readonly file: Readable;
}

/** Takes in a picture from outside: read aside, made anew from its pixels, counted, kept under a name of ours. */
export async function uploadPicture(ctx: Ctx, { sender, purpose, file }: UploadRequest): Promise<OutputOf<'asset.file.upload'>> {
  // Cut-outs are the merchant's; what members show are photographs.
  const picture = await takeIn(ctx, sender, file, sender.staffId !== undefined);
  const { data, width, height } = picture;
  const key = newKey(ctx, purpose, picture.colour ? `__${picture.colour}.${picture.ending}` : `.${picture.ending}`);
  const stored = { key, sender, bytes: data.length, width, height };
  await keep(ctx, ctx.gateways.pictures, { key, data }, async (ctx) => {
    await count(ctx, stored);
    await insertFile(ctx, { ...stored, purpose });
  });
  return { key, width, height };
}

interface PrivateUploadRequest {
  readonly sender: Uploader;
  readonly owner: PrivateOwner;
  readonly file: Readable;
}

/** The same for a picture few may see: it is found by its number, and by an address that ends. */
export async function uploadPrivatePicture(ctx: Ctx, { sender, owner, file }: PrivateUploadRequest) {
  const picture = await takeIn(ctx, sender, file, false);
  const { data, width, height } = picture;
  const key = newKey(ctx, owner.kind.toLowerCase(), `.${picture.ending}`);
  const stored = { key, sender, bytes: data.length, width, height };
  const id = ctx.newId();
  await keep(ctx, ctx.gateways.privatePictures, { key, data }, async (ctx) => {
    await count(ctx, stored);
    await insertPrivateFile(ctx, { ...stored, id, owner });
  });
  return { id, width, height };
}

const newKey = ({ mid }: Ctx, folder: string, ending: string): string => `${mid}/${folder}/${randomBytes(16).toString('hex')}${ending}`;

const takeIn = (ctx: Ctx, { memberId, staffId }: Uploader, body: Readable, isClear: boolean): Promise<CleanPicture> =>
  withinShare(`${ctx.mid}:${memberId ?? staffId}`, async () => {
    const file = await spoolFile(body);
    try {
      return await inTurn(async () => decodeInChild(ctx.log, { file: await file.read(), isClear }));
    } finally {
      await file.close();
    }
  });

interface StoredPicture {
  readonly key: string;
  readonly data: Buffer;
}

/** Nobody knows the key yet. A disk may hang, and a transaction that waited for it would hold up whoever needs the database. */
async function keep(ctx: Ctx, store: PictureStore, { key, data }: StoredPicture, register: (ctx: TxCtx) => Promise<void>): Promise<void> {
  try {
    await store.keep(key, data);
  } catch (err) {
    ctx.log.warn({ err }, 'a picture could not be kept');
    throw fail('PICTURE_NOT_KEPT');
  }
  try {
    await inTx(ctx, register);
  } catch (error) {
    // What was not counted does not stay.
    await store.drop(key).catch((err) => ctx.log.warn({ err, key }, 'a picture that was not counted is left'));
    throw error;
  }
}

async function count(ctx: TxCtx, { sender: { memberId }, bytes }: { readonly sender: Uploader; readonly bytes: number }): Promise<void> {
  const hasRoom =
    (memberId === undefined || (await reserveStorage(ctx, memberId, bytes, memberRoom))) &&
    (await reserveStorage(ctx, MERCHANT, bytes, merchantRoom));
  if (!hasRoom) throw fail('PICTURES_FULL');
}
