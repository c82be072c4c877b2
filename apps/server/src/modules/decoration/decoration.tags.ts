import { tags } from '#events/tags';
import type { CacheableReads } from '#platform/module.types';

/** What `type` of a share counts (spec 7.2). */
const PAGE = 1;
const ACTIVITY = 3;

const ofShop = ({ cid }: { readonly cid: string }) => [tags.shop(cid)];
const ofHome = () => [tags.homes];

/** What decorated pages and their frame use; goods in them are read by calls of their own. */
export const decorationReads = {
  'decoration.page.find': (input) => ('id' in input ? [tags.page(input.id)] : ofHome()),
  'decoration.index.find': ofHome,
  'decoration.pageClass.find': () => [tags.pageList],
  'decoration.share.find': ({ pageInfoId: id, type }) => [
    type === ACTIVITY ? tags.activities : type === PAGE ? tags.page(id) : tags.goods(id),
  ],
  'decoration.bulletin.find': ofHome,
  'decoration.advertise.info': ofHome,
  'decoration.navigation.pageConfig': ofShop,
  'decoration.navigation.config': ofShop,
  'decoration.colorStyle.find': ofShop,
  'decoration.colorStyle.query': ofShop,
} as const satisfies CacheableReads;
