/** Which domains of a merchant phones look after, and how. */
export interface DomainCheck {
  readonly bizDomains: readonly string[];
  readonly otherDomains: readonly string[];
  readonly reportMinutes: number;
  readonly pageSize: number;
  readonly cacheSize: number;
  readonly reportContents: 'all' | 'errors';
  readonly reportSentry: boolean;
}
