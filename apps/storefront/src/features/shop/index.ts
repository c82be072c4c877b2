export { NearestStores } from './nearest-stores.tsx';
export { SellerCard } from './seller-card.tsx';
export { institutions, shopNameOf, stores } from './shop-queries.ts';
export { ShopSearch } from './shop-search.tsx';
export { StoreButton } from './store-button.tsx';
export { StoreList } from './store-list.tsx';
export { StoreProfile } from './store-profile.tsx';
