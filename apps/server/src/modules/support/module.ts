import { tags } from '#events/tags';
import type { Module } from '#platform/module.types';
import { chatStream } from './chat-stream.ts';
import { subscribers } from './subscribers.ts';
import { supportHandlers } from './support.calls.ts';

export const supportModule = {
  handlers: supportHandlers,
  subscribers,
  streams: [chatStream],
  cacheableReads: {
    'support.entrance.find': ({ companyId }) => [tags.entrance(companyId)],
    'support.contact.get': () => [tags.contacts],
  },
} as const satisfies Module;
