import type { Module } from '#platform/module.types';
import { chatStream } from './chat-stream.ts';
import { subscribers } from './subscribers.ts';
import { supportHandlers } from './support.calls.ts';

export const supportModule = {
  handlers: supportHandlers,
  subscribers,
  streams: [chatStream],
  cacheableReads: ['support.entrance.find', 'support.contact.get'],
} as const satisfies Module;
