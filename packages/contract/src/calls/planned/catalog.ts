import { envelope, get, planned, post } from '../../call.ts';

const publicRead = { auth: 'visitor', effect: 'read', section: '7.7' } as const;
const ours = { auth: 'visitor', effect: 'read', section: 'ours' } as const;
const oursToWrite = { auth: 'member', effect: 'write', section: 'ours' } as const;

export const plannedCatalogRows = {
  // target ours
  'catalog.search.hotWords': planned(envelope('decoration', 'APP-HOT-WORDS-PROCESSOR', { ...publicRead, section: '7.2' })),
  // path ours
  'catalog.category.list': planned(post('item', '/c/v2/catalog/list', publicRead)),
  // path ours
  'catalog.category.treeList': planned(post('item', '/c/v2/catalog/treeList', publicRead)),
  // path ours
  'catalog.product.recommendList': planned(post('item', '/c/v2/product/recommendList', publicRead)),
  // path ours
  'catalog.product.totalView': planned(post('item', '/c/v2/product/totalView', publicRead)),
  // path ours
  'catalog.product.createPoster': planned(post('item', '/c/v2/product/createPoster', { ...publicRead, effect: 'write' })),
  // path ours
  'catalog.search.suggest': planned(get('item', '/c/v2/search/suggest', ours)),
  // path ours
  'catalog.search.goods': planned(get('item', '/c/v2/search/goods', ours)),
  // path ours
  'catalog.review.list': planned(get('item', '/c/v2/review/list', ours)),
  // path ours
  'catalog.review.add': planned(post('item', '/c/v2/review/add', oursToWrite)),
  // path ours
  'catalog.review.append': planned(post('item', '/c/v2/review/append', oursToWrite)),
  // path ours
  'catalog.review.helpful': planned(post('item', '/c/v2/review/helpful', oursToWrite)),
};
