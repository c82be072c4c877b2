import { privacyHandlers } from './privacy.calls.ts';
import { privacyRounds } from './privacy.due-tasks.ts';

export const privacyModule = { name: 'privacy', handlers: privacyHandlers, rounds: privacyRounds } as const;
