import { catalogHandlers } from './catalog.calls.ts';

export const catalogModule = { name: 'catalog', handlers: catalogHandlers } as const;
