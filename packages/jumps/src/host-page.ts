/** A page of the mini-program that frames us, and how it is opened (spec 2.4). */
export interface HostPage {
  readonly mode: 'navigateTo' | 'reLaunch' | 'redirectTo';
  /** As the mini-program writes it: "/pages/index/index?id=1". */
  readonly url: string;
}

/** Whose addresses a page of the host may be told to show: ours, and those of the hosts the merchant allows. */
export interface Allowed {
  readonly origin: string;
  readonly linkHosts: readonly string[];
}

/** Which page of the mini-program takes the place of a page of ours; null: ours is shown (spec 2.4). */
export type JumpTable = (name: string, query: Readonly<Record<string, unknown>>, allowed: Allowed) => HostPage | null;
