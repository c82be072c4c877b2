import type { NavigationConfig } from '@qianpu/contract/types';
import type { ThemeColors } from './decoration.types.ts';
import { DEFAULT_COLORS, readableOn } from './palette.rules.ts';

/** As the specification sends it (spec 7.2): the configuration inside a string. A mini-program that is not to show it gets none. */
export function viewPageConfig(row: { config: NavigationConfig; is_applet_custom: boolean } | undefined, isMini: boolean) {
  const isShown = row !== undefined && (!isMini || row.is_applet_custom);
  return {
    appletCustomFlag: row?.is_applet_custom ? (1 as const) : (0 as const),
    navigationJson: isShown ? encodeURIComponent(JSON.stringify(withReadableWords(row.config))) : '',
  };
}

/** Merchants choose freely; a tab's word is small and must be read on its bar. */
const withReadableWords = (config: NavigationConfig): NavigationConfig => ({
  ...config,
  activeColor: readableOn(config.activeColor, config.backgroundColor),
  unactiveColor: readableOn(config.unactiveColor, config.backgroundColor),
});

/** Colour style (spec 3), or the product's own. */
export const viewColorStyle = (row: { theme: string; colors: string[]; is_grey: boolean } | undefined) => ({
  type: row?.theme === 'ink' ? ('ink' as const) : ('plain' as const),
  colors: [...((row?.colors as unknown as ThemeColors | undefined) ?? DEFAULT_COLORS)] as [string, string, string, string],
  index_grey: row?.is_grey ?? false,
});
