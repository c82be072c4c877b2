import type { Module } from '#platform/module.types';
import { wechatHandlers } from './wechat.calls.ts';
import { wechatLoginHandlers } from './wechat-login.calls.ts';

export const wechatModule = { handlers: { ...wechatHandlers, ...wechatLoginHandlers } } as const satisfies Module;
