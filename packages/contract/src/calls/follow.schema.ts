import { z } from 'zod';
import { Id, PageNum, PageSize, pageOf } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import type { followRows, followStaffRows } from './follow.ts';
import { Institution, ShopStatus } from './shop.schema.ts';

const OfShop = z.object({ cid: Id });
const Followers = z.int().min(0);

export const followSchemas = {
  'behaviour.follow.count': { input: OfShop, output: z.object({ followers: Followers }) },
  'behaviour.follow.add': { input: OfShop, output: z.object({ followers: Followers }) },
  'behaviour.follow.remove': { input: OfShop, output: z.object({ followers: Followers }) },
  'behaviour.follow.has': { input: OfShop, output: z.object({ isFollowing: z.boolean() }) },
  // Followed last first. A shop that was closed stays, and says so.
  'behaviour.follow.list': {
    input: z.object({ pageNum: PageNum, pageSize: PageSize }),
    output: pageOf(Institution.extend({ status: ShopStatus, followers: Followers })),
  },
} satisfies SchemasOf<typeof followRows>;

export const followStaffSchemas = {
  'behaviour.follow.totals': {
    input: z.object({ cid: Id.optional() }),
    output: z.object({ list: z.array(z.object({ cid: Id, followers: Followers })) }),
  },
} satisfies SchemasOf<typeof followStaffRows>;
