import { decorationEvents } from '#events/decoration';
import { refuseForeignShop } from '#modules/shop';
import type { TxCtx } from '#platform/ctx';
import { emitter } from '#platform/events/emitter';
import type { NewNavigation } from './decoration.types.ts';
import { saveNavigation } from './navigation.repo.ts';

const emit = emitter('decoration', decorationEvents);

/** Puts a navigation below the pages of a shop of the merchant; its version. */
export async function setNavigation(ctx: TxCtx, navigation: NewNavigation): Promise<number> {
  const { cid } = navigation;
  await refuseForeignShop(ctx, cid);
  const version = await saveNavigation(ctx, navigation);
  await emit(ctx, 'decoration.navigation.changed', { cid });
  return version;
}
