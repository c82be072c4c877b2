import { privacyHandlers } from './privacy.calls.ts';
import { privacyRounds } from './privacy.rounds.ts';

export const privacyModule = { name: 'privacy', handlers: privacyHandlers, rounds: privacyRounds } as const;
