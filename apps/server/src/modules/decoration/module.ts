import { decorationHandlers } from './decoration.calls.ts';
import { subscribers } from './subscribers.ts';

export const decorationModule = {
  name: 'decoration',
  handlers: decorationHandlers,
  subscribers,
  keptReads: [
    'decoration.page.find',
    'decoration.navigation.pageConfig',
    'decoration.navigation.config',
    'decoration.colorStyle.find',
    'decoration.colorStyle.query',
  ],
} as const;
