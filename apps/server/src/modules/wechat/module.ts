import type { Module } from '#platform/module.types';
import { wechatHandlers } from './wechat.calls.ts';
import { sealedWechat } from './wechat-account.ts';
import { wechatLoginHandlers } from './wechat-login.calls.ts';

export const wechatModule = {
  handlers: { ...wechatHandlers, ...wechatLoginHandlers },
  sealedColumns: sealedWechat,
} as const satisfies Module;
