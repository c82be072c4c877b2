import type { Puzzles } from '../captcha/puzzles.ts';
import type { SmsGateway } from './sms/sms-gateway.ts';

/** Everybody outside the mall that calls may talk to. Never inside a transaction. */
export interface Gateways {
  readonly sms: SmsGateway;
  readonly puzzles: Puzzles;
}
