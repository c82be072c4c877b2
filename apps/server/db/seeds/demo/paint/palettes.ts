import type { PaletteName } from '../demo.types.ts';

export interface Palette {
  /** Lit middle of the backdrop. */
  readonly light: string;
  /** Outer backdrop. */
  readonly deep: string;
  /** Floor, arch and the sides of a podium. */
  readonly edge: string;
  /** Text on the backdrop: at least 4.5:1 on light, deep and edge. */
  readonly text: string;
  readonly button: string;
  readonly onButton: string;
  /** Palettes that sit well beside this one: backdrops of an item's further angles. */
  readonly neighbours: readonly [PaletteName, PaletteName];
}

type Backdrop = readonly [light: string, deep: string, edge: string];

function bright([light, deep, edge]: Backdrop, text: string, button: string, neighbours: Palette['neighbours']): Palette {
  return { light, deep, edge, text, button, onButton: '#ffffff', neighbours };
}

function dark([light, deep, edge]: Backdrop, text: string, onButton: string, neighbours: Palette['neighbours']): Palette {
  return { light, deep, edge, text, button: text, onButton, neighbours };
}

export const palettes: Readonly<Record<PaletteName, Palette>> = {
  pink: bright(['#fff1ee', '#fac9c2', '#f3b0a7'], '#641212', '#cf2328', ['cream', 'rose']),
  rose: bright(['#feedf0', '#f2bfc9', '#e8a4b2'], '#5f1128', '#b3224c', ['pink', 'lavender']),
  peach: bright(['#fff3e6', '#fccfa8', '#f6b988'], '#5e2507', '#b8440c', ['cream', 'lemon']),
  lemon: bright(['#fffae0', '#f9e493', '#f0d469'], '#4d3500', '#8a5a00', ['peach', 'sage']),
  mint: bright(['#eefaf1', '#bfe6cb', '#a0d7b2'], '#0d4023', '#14743c', ['sage', 'lemon']),
  sage: bright(['#f4f8ec', '#d0ddb9', '#b8cb9c'], '#2b3b14', '#49661f', ['cream', 'mint']),
  sky: bright(['#ecf6ff', '#bbd9f5', '#9cc7ee'], '#0f3157', '#1a5ca6', ['ice', 'lavender']),
  ice: bright(['#f1f9fc', '#c8e2ee', '#abcfe1'], '#0e3346', '#13607f', ['sky', 'grey']),
  lavender: bright(['#f4f0fe', '#d1c6f1', '#bbabe7'], '#2d1c63', '#5a3bb0', ['rose', 'sky']),
  sand: bright(['#fbf5ea', '#e8d8bd', '#d8c3a0'], '#3b2a12', '#6f4e1f', ['clay', 'stone']),
  grey: bright(['#f9fafb', '#dbdfe5', '#c5cbd3'], '#23282f', '#39424f', ['ice', 'stone']),
  cream: bright(['#fffaee', '#f5e3c0', '#e9d0a3'], '#44300d', '#82560f', ['sand', 'peach']),
  clay: bright(['#faeee6', '#e3c1ac', '#d2a78d'], '#431d0b', '#873c17', ['sand', 'rose']),
  stone: bright(['#f3f0ec', '#d4cdc3', '#bdb4a7'], '#2b2721', '#4d463c', ['grey', 'sand']),
  ink: dark(['#5b554e', '#2a2724', '#3b3631'], '#f7f2ea', '#2a2724', ['stone', 'sand']),
  wine: dark(['#94373f', '#571720', '#74252f'], '#ffeceb', '#6b1c26', ['rose', 'clay']),
  forest: dark(['#3f6f52', '#1f4029', '#2d5a3f'], '#f0f8ea', '#1f4029', ['sage', 'mint']),
  sea: dark(['#3a6579', '#15303d', '#224653'], '#eaf7fc', '#15303d', ['ice', 'sky']),
};
