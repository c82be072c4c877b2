import type { ModuleHandlers } from '#platform/http/handler.types';
import { findStyle } from './decoration.repo.ts';
import { viewColorStyle, viewPageConfig } from './decoration.view.ts';
import { findMissingTranslations } from './find-missing-translations.ts';
import { findTranslatedNavigation } from './find-translated-navigation.ts';
import { findNavigation } from './navigation.repo.ts';
import { pageHandlers } from './page.calls.ts';
import { setColourStyle } from './set-colour-style.ts';
import { setNavigation } from './set-navigation.ts';

export const decorationHandlers: ModuleHandlers<'decoration'> = {
  ...pageHandlers,
  'decoration.navigation.pageConfig': async (ctx, { cid, navigationType }) =>
    viewPageConfig(await findTranslatedNavigation(ctx, cid), navigationType === 1),
  // translated with its answer
  'decoration.navigation.config': async (ctx, { cid }) => (await findNavigation(ctx, cid))?.config ?? null,
  'decoration.colorStyle.find': async (ctx, { cid }) => viewColorStyle(await findStyle(ctx, cid)),
  'decoration.colorStyle.query': async (ctx, { cid }) => viewColorStyle(await findStyle(ctx, cid)),
  'decoration.translation.missing': async (ctx, { lang }) => ({ kinds: await findMissingTranslations(ctx, lang) }),
  'decoration.navigation.set': async (ctx, input) => ({ version: await setNavigation(ctx, input) }),
  'decoration.colorStyle.set': async (ctx, { cid, type, colors, index_grey }) => ({
    version: await setColourStyle(ctx, { cid, theme: type, colors, isGrey: index_grey }),
  }),
};
