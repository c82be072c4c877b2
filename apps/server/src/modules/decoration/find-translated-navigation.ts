import { NavigationConfig } from '@qianpu/contract/decoration/navigation.schema';
import { translate } from '#modules/shop';
import type { Ctx } from '#platform/ctx';
import { findNavigation } from './navigation.repo.ts';

/** A shop's navigation in the reader's language: it is answered inside a string, which nobody translates afterwards. */
export async function findTranslatedNavigation(ctx: Ctx, cid: string) {
  const row = await findNavigation(ctx, cid);
  return row && { ...row, config: await translate(ctx, NavigationConfig, row.config) };
}
