import { z } from 'zod';
import { Colour, Line, PictureKey } from '../fields.ts';
import { translatable } from '../translatable.schema.ts';
import { ShopLink } from './link.schema.ts';

const NavId = z.string().regex(/^[\w-]{1,32}$/);

const NavigationTab = z.object({ navName: translatable(Line(6)), navIcon: PictureKey, navIconActive: PictureKey, linkTo: ShopLink });

/** 1 icon above text, 2 icon only with text for the active tab, 3 raised middle icon. */
const NavStyle = z.object({ id: z.literal([1, 2, 3]) });

/** 1 home, 2 user centre, 3 search, 4 category and all goods, 5 micro pages, 6 cart. */
const ApplyPage = z.enum(['1', '2', '3', '4', '5', '6']);

/** Bottom navigation (spec 3). Every tab in the row is described, and none beside it. */
export const NavigationConfig = z
  .object({
    navIds: z.array(NavId).min(2).max(5),
    navMap: z.record(NavId, NavigationTab),
    navStyle: NavStyle,
    activeColor: Colour,
    unactiveColor: Colour,
    backgroundColor: Colour,
    applyPage: z.array(ApplyPage).min(1).max(6),
  })
  .refine(({ applyPage }) => new Set(applyPage).size === applyPage.length, { path: ['applyPage'] })
  .refine(({ navIds, navMap }) => [...navIds].sort().join() === Object.keys(navMap).sort().join(), { path: ['navMap'] })
  // Only an odd row has a middle to raise.
  .refine(({ navStyle, navIds }) => navStyle.id !== 3 || navIds.length % 2 === 1, { path: ['navStyle'] });

export type NavigationConfig = z.output<typeof NavigationConfig>;
export type NavigationTab = z.output<typeof NavigationTab>;
