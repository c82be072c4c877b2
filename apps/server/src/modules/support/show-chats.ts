import { fail } from '@qianpu/contract/failure';
import { MOST_COUNTED } from '@qianpu/contract/fields';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { findByNickname, listMemberCards } from '#modules/identity';
import { staffNames } from '#modules/staff';
import type { Ctx, Staff } from '#platform/ctx';
import { listLog } from './assign.repo.ts';
import { findDeskSeq } from './desk.repo.ts';
import { type ConversationRow, findConversation, listInbox } from './inbox.repo.ts';
import { listMessages } from './message.repo.ts';
import { showPage } from './show-messages.ts';
import { viewLast } from './support.view.ts';

/** The conversations of a tab, each with its last message. */
export async function showInbox(ctx: Ctx<Staff>, filter: ParsedOf<'support.chat.inbox'>): Promise<OutputOf<'support.chat.inbox'>> {
  const deskSeq = await findDeskSeq(ctx);
  const named = filter.words === undefined ? undefined : await findByNickname(ctx, filter.words, MOST_COUNTED);
  const { rows, total } = await listInbox(ctx, filter, named);
  const page = rows.slice(0, filter.pageSize);
  const show = await viewerOf(ctx, page);
  return {
    list: page.map((row) => ({ ...show(row), last: viewLast(row) })),
    pageNum: filter.pageNum,
    hasMore: rows.length > filter.pageSize,
    total,
    deskSeq,
  };
}

/** One of them with a page of its messages, and what staff did meanwhile. */
export async function showChat(
  ctx: Ctx<Staff>,
  { memberId, cid, ...page }: ParsedOf<'support.chat.detail'>,
): Promise<OutputOf<'support.chat.detail'>> {
  const between = { memberId, cid };
  const conversation = await findConversation(ctx, between);
  if (!conversation) throw fail('NOT_FOUND');
  const rows = await listMessages(ctx, between, page);
  const { list, hasMore } = await showPage(ctx, between, rows, page.pageSize);
  const log = await listLog(ctx, between, list.at(-1)?.seq ?? 0, page.before);
  const staffIds = [...rows.map(({ staff_id }) => staff_id), ...log.flatMap((row) => [row.staff_id, row.from_staff_id, row.to_staff_id])];
  const names = await staffNames(ctx, staffIds);
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? ''));
  const show = await viewerOf(ctx, [conversation]);
  return {
    ...show(conversation),
    readSeq: conversation.member_read_seq,
    list: list.map((message, at) => ({ ...message, by: nameOf(rows[at]?.staff_id ?? null) })),
    hasMore,
    log: log.map(({ id, after_seq, kind, staff_id, from_staff_id, to_staff_id, at }) => ({
      id,
      afterSeq: after_seq,
      kind,
      by: nameOf(staff_id) ?? '',
      from: nameOf(from_staff_id),
      to: nameOf(to_staff_id),
      at: at.getTime(),
    })),
  };
}

/** With the names of those concerned. */
async function viewerOf(ctx: Ctx, rows: readonly ConversationRow[]) {
  const members = await listMemberCards(
    ctx,
    rows.map(({ member_id }) => member_id),
  );
  const staff = await staffNames(
    ctx,
    rows.map(({ assigned_to }) => assigned_to),
  );
  return ({ member_id, cid, staff_unread, waiting_since, assigned_to }: ConversationRow) => ({
    memberId: member_id,
    cid,
    ...(members.get(member_id) ?? { nickName: '', headIcon: null }),
    unread: staff_unread,
    waitingSince: waiting_since?.getTime() ?? null,
    assignedTo: assigned_to === null ? null : { id: assigned_to, name: staff.get(assigned_to) ?? '' },
  });
}
