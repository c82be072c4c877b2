import { decorationHandlers } from './decoration.calls.ts';
import { pageRounds } from './page.due-tasks.ts';
import { subscribers } from './subscribers.ts';

export const decorationModule = {
  name: 'decoration',
  handlers: decorationHandlers,
  subscribers,
  rounds: pageRounds,
  cacheableReads: [
    'decoration.page.find',
    'decoration.index.find',
    'decoration.pageClass.find',
    'decoration.share.find',
    'decoration.bulletin.find',
    'decoration.advertise.info',
    'decoration.navigation.pageConfig',
    'decoration.navigation.config',
    'decoration.colorStyle.find',
    'decoration.colorStyle.query',
  ],
} as const;
