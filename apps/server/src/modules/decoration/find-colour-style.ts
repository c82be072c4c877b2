import type { ColourStyle } from '@qianpu/contract/shop-context';
import type { Ctx } from '#platform/ctx';
import { findStyle } from './decoration.repo.ts';
import type { ThemeColors } from './decoration.types.ts';
import { DEFAULT_COLORS, deriveVariables } from './palette.rules.ts';

export interface VersionedStyle {
  readonly version: number;
  readonly style: ColourStyle;
}

/** The shop's colours, or the product's own (spec 3) when the merchant has not chosen. */
export async function findColourStyle(ctx: Ctx, cid: string): Promise<VersionedStyle> {
  const row = await findStyle(ctx, cid);
  if (!row) return { version: 0, style: { theme: 'plain', isGrey: false, variables: deriveVariables(DEFAULT_COLORS, 'plain') } };
  const theme = row.theme === 'ink' ? 'ink' : 'plain';
  const variables = deriveVariables(row.colors as unknown as ThemeColors, theme);
  return { version: row.version, style: { theme, isGrey: row.is_grey, variables } };
}
