export { categoryTexts } from './category.texts.ts';
export { CategoryBanners } from './category-banners.tsx';
export { CategoryGoods } from './category-goods.tsx';
export { CategoryPictures } from './category-pictures.tsx';
export { categoryTree } from './category-queries.ts';
export { CategorySearch } from './category-search.tsx';
export { categoryOf, chosenIn } from './chosen-category.ts';
