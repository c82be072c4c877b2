/** What the console's document tells its script: plain data, nothing secret. */
export interface ConsoleContext {
  /** Whose console the host is; null at a host many merchants share, where whoever signs in names one. */
  readonly mid: string | null;
  readonly merchantName: string | null;
  /** Where shops are seen, if that is known; a link from here names the merchant. */
  readonly shopOrigin: string | null;
  /** Accounts of the demo, to sign in by a click; empty outside development. */
  readonly demoStaff: readonly DemoStaff[];
}

export interface DemoStaff {
  readonly mid: string;
  readonly name: string;
  readonly nick: string;
  readonly password: string;
}
