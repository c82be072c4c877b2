export interface ActedPage {
  readonly id: string;
  readonly kind: 'home' | 'micro';
  readonly cid: string | null;
  readonly title: string;
  readonly revision: number;
  readonly liveVersion: number | null;
  readonly scheduledFor: number | null;
}
