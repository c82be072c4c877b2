import { catalogHandlers } from './catalog.calls.ts';
import { subscribers } from './subscribers.ts';

export const catalogModule = {
  name: 'catalog',
  handlers: catalogHandlers,
  subscribers,
  keptReads: ['catalog.product.pageList', 'catalog.product.info', 'catalog.category.info'],
} as const;
