import type { Ctx } from '../ctx.ts';
import type { Logger } from '../log.ts';
import type { Admission } from './admission.ts';
import type { CallerInfo } from './caller.ts';
import type { Dispatch } from './dispatch.ts';

export interface MountSettings {
  readonly admission: Admission;
  readonly dispatch: Dispatch;
  /** The context of a call from outside: the merchant by host and session, held against the one the call names. */
  readonly openCtx: (caller: CallerInfo) => Promise<Ctx>;
  /** The context of a provider's callback: the merchant stands in its address, and nobody is logged in. */
  readonly openHookCtx: (mid: string, address: string) => Promise<Ctx>;
  readonly log: Logger;
}
