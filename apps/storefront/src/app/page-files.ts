import { kebab } from '#lib/kebab';
import type { PageModule } from '#navigation/page-module';
import type { PageName } from '#navigation/pages';

type Files<M> = Readonly<Record<string, () => Promise<M>>>;

/** The kit is there for development alone. */
const kit: Files<PageModule> = import.meta.env.DEV ? import.meta.glob<PageModule>('../pages/kit/*-page.tsx') : {};

/** The page in each folder, found by the build. Decorated pages place blocks of every feature: that is done here, above the folders. */
export const pageFiles: Files<PageModule> = {
  ...import.meta.glob<PageModule>(['../pages/*/*-page.tsx', './*-route.tsx', '!../pages/{decorated,kit}/*']),
  ...kit,
};

/** What of a page comes once it is used: its parts go by the page's name (`#ui/deferred-part`). */
export const deferredFiles: Files<unknown> = import.meta.glob('../pages/*/*-deferred.tsx');

/** The page's own of such files: its folder has its name. */
export function fileOf(files: Files<unknown>, name: PageName): string | undefined {
  const folder = kebab(name);
  return Object.keys(files).find((file) => file.startsWith(`../pages/${folder}/`) || file === `./${folder}-route.tsx`);
}
