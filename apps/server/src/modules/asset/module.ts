import { assetHandlers } from './asset.calls.ts';
import { subscribers } from './subscribers.ts';

export const assetModule = {
  name: 'asset',
  handlers: assetHandlers,
  subscribers,
} as const;
