import type { OutputOf } from '@qianpu/contract/types';
import type { Task } from '#platform/tasks/task.types';

export const viewTask = (task: Task): OutputOf<'ops.task.list'>['list'][number] => ({
  id: task.id,
  kind: task.kind,
  state: task.state,
  done: task.done,
  total: task.total,
  staffId: task.staffId,
  cids: task.cids ? [...task.cids] : null,
  file: task.fileName === null || task.fileType === null ? null : { name: task.fileName, type: task.fileType, parts: task.parts },
  createdAt: task.createdAt.getTime(),
  startedAt: task.startedAt?.getTime() ?? null,
  finishedAt: task.finishedAt?.getTime() ?? null,
});
