import { inTx } from '#platform/ctx';
import type { DueTask } from '#platform/due-tasks/due-tasks';
import { dropUnusedFiles } from './drop-unused-files.ts';
import { findUnusedFiles } from './private-file.cleanup.repo.ts';

export const assetDueTasks = [
  {
    name: 'asset.drop-unused',
    everySeconds: 60,
    find: findUnusedFiles,
    act: (ctx, ids) => inTx(ctx, (ctx) => dropUnusedFiles(ctx, ids)),
  },
] as const satisfies readonly DueTask[];
