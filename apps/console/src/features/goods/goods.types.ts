import type { EntryOf } from '#api/calls';

export type Goods = EntryOf<'catalog.goods.list'>;
