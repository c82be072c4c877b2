import { assetHandlers } from './asset.calls.ts';

export const assetModule = {
  name: 'asset',
  handlers: assetHandlers,
} as const;
