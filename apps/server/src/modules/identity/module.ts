import type { Module } from '#platform/module.types';
import { identityCleanup } from './identity.cleanup.repo.ts';
import { identityDueTasks } from './identity.due-tasks.ts';
import { loginHandlers } from './login.calls.ts';
import { loginStaffHandlers } from './login-staff.calls.ts';
import { restrictionHandlers } from './restriction.calls.ts';
import { safetyHandlers } from './safety.calls.ts';

export const identityModule = {
  handlers: { ...loginHandlers, ...safetyHandlers, ...restrictionHandlers, ...loginStaffHandlers },
  cleanupTasks: identityCleanup,
  dueTasks: identityDueTasks,
} as const satisfies Module;
