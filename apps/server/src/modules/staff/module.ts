import { staffSweeps } from './session.cleanup.repo.ts';
import { staffHandlers } from './staff.calls.ts';

export const staffModule = { name: 'staff', handlers: staffHandlers, sweeps: staffSweeps } as const;
