import { tags } from '#events/tags';
import type { Module } from '#platform/module.types';
import { chatHandlers } from './chat.calls.ts';
import { chatStream } from './chat-stream.ts';
import { deskHandlers } from './desk.calls.ts';
import { deskStream } from './desk-stream.ts';
import { subscribers } from './subscribers.ts';

export const supportModule = {
  handlers: { ...chatHandlers, ...deskHandlers },
  subscribers,
  streams: [chatStream, deskStream],
  cacheableReads: {
    'support.entrance.find': ({ companyId }) => [tags.entrance(companyId)],
    'support.welcome.find': ({ companyId }) => [tags.entrance(companyId)],
    'support.contact.get': () => [tags.contacts],
  },
} as const satisfies Module;
