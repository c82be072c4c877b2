import { eventSweeps } from '#platform/events/outbox.sweep.repo';
import { idempotencySweeps } from '#platform/http/idempotency.sweep.repo';
import { decorationModule } from '../modules/decoration/module.ts';
import { memberModule } from '../modules/member/module.ts';
import { staffModule } from '../modules/staff/module.ts';

/** Who hears which event. */
export const subscribers = [...decorationModule.subscribers];

/** What the worker closes or clears away as it runs out. */
export const sweeps = [...eventSweeps, ...idempotencySweeps, ...memberModule.sweeps, ...staffModule.sweeps];
