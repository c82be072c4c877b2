import { loyaltyEvents } from '#events/loyalty';
import { emitter } from '#platform/events/emitter';

export const emit = emitter('loyalty', loyaltyEvents);
