import type { InputOf } from '@qianpu/contract/types';

/** What one shopper does without half an hour's pause (spec 9). */
export interface VisitSession {
  readonly id: string;
  /** The number given last in it. */
  readonly n: number;
  readonly seenAt: number;
}

export interface OpenPage {
  readonly sessionId: string;
  /** The number its farewell will have. */
  readonly n: number;
  readonly page: InputOf<'behaviour.report.analytics'>['events'][number]['page'];
  /** Of its last beat. */
  readonly at: number;
  readonly stayMs: number;
}

export interface VisitChannel {
  readonly channel: string;
  readonly until: number;
}

export interface ConfigAsked {
  readonly isOn: boolean;
  readonly askedAt: number;
}

export interface DomainsChecked {
  readonly at: number;
  readonly every: number;
}

/** The result of one check, in the specification's spelling (3). */
export interface CheckedDomain {
  readonly domain: string;
  /** 1: a business domain, 2: another one. */
  readonly bizType: 1 | 2;
  readonly requestTime: number;
  readonly cid: string;
  readonly mid: string;
  readonly serverTime: number | null;
  readonly recieveTime: number | null;
  readonly errorTime: number | null;
  readonly thirdPartyFlag: 0 | 1;
  readonly userAgent: string;
}
