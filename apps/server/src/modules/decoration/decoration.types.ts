import type { NavigationConfig } from '@qianpu/contract/types';

export type ThemeColors = readonly [primary: string, secondary: string, onPrimary: string, accent: string];

export interface NewColourStyle {
  readonly cid: string;
  readonly theme: 'plain' | 'ink';
  readonly colors: ThemeColors;
  readonly isGrey: boolean;
}

export interface NewNavigation {
  readonly cid: string;
  readonly config: NavigationConfig;
  /** Whether the mini-program shows it, too. */
  readonly isAppletCustom: boolean;
}
