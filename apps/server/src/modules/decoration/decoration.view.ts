import type { NavigationConfig } from '@qianpu/contract/types';
import type { ThemeColors } from './decoration.types.ts';
import { DEFAULT_COLORS } from './palette.rules.ts';

/** As the specification sends it (spec 7.2): the configuration inside a string. A mini-program that is not to show it gets none. */
export function viewPageConfig(row: { config: NavigationConfig; is_applet_custom: boolean } | undefined, isMini: boolean) {
  const isShown = row !== undefined && (!isMini || row.is_applet_custom);
  return {
    appletCustomFlag: row?.is_applet_custom ? (1 as const) : (0 as const),
    navigationJson: isShown ? encodeURIComponent(JSON.stringify(row.config)) : '',
  };
}

/** Colour style (spec 3), or the product's own. */
export const viewColorStyle = (row: { theme: string; colors: string[]; is_grey: boolean } | undefined) => ({
  type: row?.theme === 'ink' ? ('ink' as const) : ('plain' as const),
  colors: [...((row?.colors as unknown as ThemeColors | undefined) ?? DEFAULT_COLORS)] as [string, string, string, string],
  index_grey: row?.is_grey ?? false,
});
