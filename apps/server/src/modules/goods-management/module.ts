import type { Module } from '#platform/module.types';
import { goodsManagementHandlers } from './goods-management.calls.ts';

export const goodsManagementModule = { handlers: goodsManagementHandlers } as const satisfies Module;
