export { NearestStores } from './nearest-stores.tsx';
export { institutions, shopNameOf } from './shop-queries.ts';
export { ShopSearch } from './shop-search.tsx';
export { StoreList } from './store-list.tsx';
