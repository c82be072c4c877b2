import { decorationEvents } from '#events/decoration';
import { refuseForeignShop } from '#modules/shop';
import type { TxCtx } from '#platform/ctx';
import { emitter } from '#platform/events/emitter';
import { saveStyle } from './decoration.repo.ts';
import type { NewColourStyle } from './decoration.types.ts';

const emit = emitter('decoration', decorationEvents);

/** Gives a shop of the merchant its colours; their version. */
export async function setColourStyle(ctx: TxCtx, style: NewColourStyle): Promise<number> {
  const { cid } = style;
  await refuseForeignShop(ctx, cid);
  const version = await saveStyle(ctx, style);
  await emit(ctx, 'decoration.colourStyle.changed', { cid });
  return version;
}
