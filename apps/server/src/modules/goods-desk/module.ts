import type { Module } from '#platform/module.types';
import { goodsDeskHandlers } from './goods-desk.calls.ts';

export const goodsDeskModule = { handlers: goodsDeskHandlers } as const satisfies Module;
