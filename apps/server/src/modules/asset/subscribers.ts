import { events } from '#events/events';
import { subscriber } from '#platform/events/subscriber';
import { eraseFiles } from './erase-files.ts';

const on = subscriber('asset', events);

export const subscribers = [on('member.account.erased', 'asset.erased-account', (ctx, { memberId }) => eraseFiles(ctx, memberId))];
