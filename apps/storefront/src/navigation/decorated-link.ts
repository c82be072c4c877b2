import type { Link } from '@qianpu/contract/types';
import type { PageName } from './pages.ts';
import type { LinkQuery } from './resolve.ts';

export interface Place {
  readonly name: PageName;
  readonly query: LinkQuery;
}

/** Where a decorated element leads, by its pageType (spec 2.3). */
export function placeOf(link: Link): Place {
  switch (link.pageType) {
    case 'goods':
      return { name: 'goodDetail', query: { id: link.data.id } };
    case 'goodsGroup':
      return { name: 'classGoodList', query: { id: link.data.id } };
    case 'systemPage':
      return { name: link.data.name === 'index' ? 'index' : 'classGoodList', query: {} };
  }
}
