import { fail } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import type { Ctx, Staff } from '#platform/ctx';
import { mayHaveResult } from '#platform/tasks/may-have-result';
import { findPart, findTask, listTasks } from '#platform/tasks/task.repo';
import type { Task } from '#platform/tasks/task.types';
import { viewTask } from './task.view.ts';

/** Everybody's for those who work for all shops; else only the caller's own. */
export async function showTasks(
  ctx: Ctx<Staff>,
  { pageNum, pageSize }: { readonly pageNum: number; readonly pageSize: number },
): Promise<OutputOf<'ops.task.list'>> {
  const { shops, staffId } = ctx.actor;
  const page = { offset: (pageNum - 1) * pageSize, limit: pageSize + 1 };
  const { rows, total } = await listTasks(ctx, { ...page, staffId: shops === 'ALL' ? undefined : staffId });
  return { list: rows.slice(0, pageSize).map(viewTask), pageNum, hasMore: rows.length > pageSize, total };
}

export async function showTask(ctx: Ctx<Staff>, id: string): Promise<OutputOf<'ops.task.find'>> {
  const task = await requireTask(ctx, id);
  return { ...viewTask(task), result: mayHaveResult(ctx.actor, task) ? { ...task.result } : {} };
}

/** A piece of what came of a task, for whoever could have started it with the same shops. */
export async function downloadTask(
  ctx: Ctx<Staff>,
  { id, part }: { readonly id: string; readonly part: number },
): Promise<OutputOf<'ops.task.download'>> {
  const task = await requireTask(ctx, id);
  if (!mayHaveResult(ctx.actor, task)) throw fail('NOT_FOUND');
  const { fileName, fileType, parts } = task;
  const bytes = fileName !== null && part < parts ? await findPart(ctx, id, part) : undefined;
  if (bytes === undefined || fileName === null || fileType === null) throw fail('NOT_FOUND');
  return { name: fileName, type: fileType, part, parts, base64: bytes.toString('base64') };
}

async function requireTask(ctx: Ctx<Staff>, id: string): Promise<Task> {
  const task = await findTask(ctx, id);
  if (!task || (ctx.actor.shops !== 'ALL' && task.staffId !== ctx.actor.staffId)) throw fail('NOT_FOUND');
  return task;
}
