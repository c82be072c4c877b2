import type { Module } from '#platform/module.types';
import { sealedFactors } from './factor-secret.ts';
import { staffCleanup } from './session.cleanup.repo.ts';
import { staffHandlers } from './staff.calls.ts';

export const staffModule = {
  handlers: staffHandlers,
  cleanupTasks: staffCleanup,
  sealedColumns: [sealedFactors],
} as const satisfies Module;
