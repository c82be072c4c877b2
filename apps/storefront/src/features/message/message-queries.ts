import { inboxRows } from '@qianpu/contract/calls/inbox';
import type { OutputOf } from '@qianpu/contract/types';
import { query } from '#api/read-query';

export type ShownMessage = OutputOf<'support.message.list'>['list'][number];

const pageSize = 20;

/** The pages of what the mall has told the member, newest first, numbered from 1. */
export const messagePages = (pageNum: number) => query(inboxRows, 'support.message.list', { pageNum, pageSize });

export const unreadMessages = () => query(inboxRows, 'support.message.unread', {});
