import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { fail } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { type Ctx, inTx, type TxCtx } from '#platform/ctx';
import { admissionLimits } from '#platform/http/call-priority';
import { limitConcurrency } from '#platform/web/limit-concurrency';
import type { CleanPicture, NewFile, Purpose, Uploader } from './asset.types.ts';
import { decodeInChild } from './decode-in-child.ts';
import { insertFile, MERCHANT, reserveStorage } from './file.repo.ts';
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
  const owner = sender.memberId ?? sender.staffId;
  // Cut-outs are the merchant's; what members show are photographs.
  const picture = await withinShare(`${ctx.mid}:${owner}`, () => takeIn(ctx, file, sender.staffId !== undefined));
  const { data, ending, width, height } = picture;
  const key = `${ctx.mid}/${purpose}/${randomBytes(16).toString('hex')}.${ending}`;
  // Nobody knows the key yet. A disk may hang, and a transaction that waited for it would hold up whoever needs the database.
  await keep(ctx, key, data);
  try {
    await inTx(ctx, (ctx) => count(ctx, { key, sender, purpose, bytes: data.length, width, height }));
  } catch (error) {
    await drop(ctx, key);
    throw error;
  }
  return { key, width, height };
}

async function takeIn(ctx: Ctx, body: Readable, isClear: boolean): Promise<CleanPicture> {
  const file = await spoolFile(body);
  try {
    return await inTurn(async () => decodeInChild(ctx.log, { file: await file.read(), isClear }));
  } finally {
    await file.close();
  }
}

async function count(ctx: TxCtx, file: NewFile): Promise<void> {
  const { memberId } = file.sender;
  const hasRoom =
    (memberId === undefined || (await reserveStorage(ctx, memberId, file.bytes, memberRoom))) &&
    (await reserveStorage(ctx, MERCHANT, file.bytes, merchantRoom));
  if (!hasRoom) throw fail('PICTURES_FULL');
  await insertFile(ctx, file);
}

async function keep(ctx: Ctx, key: string, data: Buffer): Promise<void> {
  try {
    await ctx.gateways.pictures.keep(key, data);
  } catch (err) {
    ctx.log.warn({ err }, 'a picture could not be kept');
    throw fail('PICTURE_NOT_KEPT');
  }
}

/** What was not counted does not stay. */
const drop = (ctx: Ctx, key: string): Promise<void> =>
  ctx.gateways.pictures.drop(key).catch((err) => ctx.log.warn({ err, key }, 'a picture that was not counted is left'));
