import { catalogHandlers } from './catalog.calls.ts';
import { subscribers } from './subscribers.ts';

export const catalogModule = { name: 'catalog', handlers: catalogHandlers, subscribers } as const;
