import { MemberFilter } from '@qianpu/contract/calls/customer.schema';
import type { ParsedOf } from '@qianpu/contract/types';
import { z } from 'zod';
import { type Ctx, inTx, type Staff, type TxCtx } from '#platform/ctx';
import { fileParts } from '#platform/tasks/file-parts';
import { startTask } from '#platform/tasks/start-task';
import { type TaskOutcome, type TaskReport, taskKind } from '#platform/tasks/task.types';
import { BOM, beijing, csvRow, digits, yuan } from '#platform/words/spreadsheet.rules';
import type { MemberCard, MemberCriteria } from './customer.types.ts';
import { memberHeads } from './member-export.texts.ts';
import { countMembers, listSummaries } from './member-search.repo.ts';
import { criteriaOf } from './search-members.ts';
import { showMembers } from './show-members.ts';

const KIND = 'export-members';
const BATCH = 500;
/** More than a spreadsheet is good for: somebody should choose fewer. */
const MOST_EXPORTED = 200_000;

export const startExport = async (ctx: TxCtx<Staff>, filter: ParsedOf<'member.account.export'>) => ({
  taskId: await startTask(ctx, { kind: KIND, call: 'member.account.export', input: { filter, lang: ctx.lang } }),
});

export const exportTask = taskKind({
  kind: KIND,
  input: z.object({ filter: MemberFilter, lang: z.string() }),
  run: async (ctx, { filter, lang }, report) => {
    const criteria = await inTx(ctx, (ctx) => criteriaOf(ctx, filter));
    const total = criteria ? await inTx(ctx, (ctx) => countMembers(ctx, criteria)) : 0;
    await report.progress(0, Math.min(total, MOST_EXPORTED));
    return writeParts(ctx, criteria, report, memberHeads[lang === 'en' ? 'en' : 'zh-CN']);
  },
});

async function writeParts(
  ctx: Ctx<Staff>,
  criteria: MemberCriteria | undefined,
  report: TaskReport,
  heads: readonly string[],
): Promise<TaskOutcome> {
  const file = fileParts(report);
  file.add(BOM + csvRow(heads));
  let members = 0;
  let beforeId: string | undefined;
  for (let hasMore = criteria !== undefined; criteria && hasMore && members < MOST_EXPORTED; ) {
    const batch = await inTx(ctx, (ctx) => readBatch(ctx, { ...criteria, beforeId }));
    file.add(batch.map(rowOf).join(''));
    members += batch.length;
    beforeId = batch.at(-1)?.id;
    hasMore = batch.length === BATCH;
    await file.saveFull(members);
  }
  const parts = await file.saveRest(members);
  return { result: { members, isCut: members >= MOST_EXPORTED }, file: { name: 'members.csv', type: 'text/csv; charset=utf-8', parts } };
}

/** By the key, so that the last batch costs what the first did. */
const readBatch = async (ctx: Ctx, criteria: MemberCriteria): Promise<MemberCard[]> =>
  showMembers(ctx, await listSummaries(ctx, criteria, { sort: 'number', offset: 0, limit: BATCH }));

/** Phones are masked, as in the list. */
const rowOf = (card: MemberCard): string =>
  csvRow([
    ...[digits(card.id), card.nickName, card.phone, card.labels.map(({ name }) => name).join(' ')],
    ...[beijing(card.joinedAt), beijing(card.seenAt), card.orders, yuan(card.paidFen), yuan(card.refundedFen), beijing(card.lastPaidAt)],
  ]);
