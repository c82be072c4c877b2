import { decorationHandlers } from './decoration.calls.ts';

export const decorationModule = { name: 'decoration', handlers: decorationHandlers } as const;
