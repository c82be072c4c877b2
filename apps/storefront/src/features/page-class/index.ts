export { PageCards } from './page-cards.tsx';
export { pageClass } from './page-class-queries.ts';
