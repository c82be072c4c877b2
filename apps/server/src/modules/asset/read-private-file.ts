import { fail } from '@qianpu/contract/failure';
import { type Ctx, inTx } from '#platform/ctx';
import { readAddress } from './private-address.ts';
import { findPrivateKey } from './private-file.repo.ts';

interface Requested {
  readonly id: string;
  readonly until?: unknown;
  readonly sign?: unknown;
}

/** A picture few may see, to whoever has an address of it that is ours and has not ended. Nobody learns which of these was missing. */
export async function readPrivateFile(ctx: Ctx, { id, ...proof }: Requested): Promise<Buffer> {
  const until = readAddress(ctx.gateways.seal, { mid: ctx.mid, id }, proof);
  if (until === undefined) throw fail('NOT_FOUND');
  const key = await inTx(ctx, async (ctx) => (ctx.now.getTime() < until ? findPrivateKey(ctx, id) : undefined));
  const picture = key === undefined ? null : await ctx.gateways.privatePictures.read(key);
  if (!picture) throw fail('NOT_FOUND');
  return picture;
}
