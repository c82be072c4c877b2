export interface RestrictionFilter {
  /** Null: of all shops. */
  readonly cids: readonly string[] | null;
  readonly find: string | undefined;
  readonly state: 'BARRED' | 'FORBIDDEN' | undefined;
  readonly pageNum: number;
  readonly pageSize: number;
}

export interface RestrictedMember {
  readonly id: string;
  readonly phone: string | null;
  readonly nick_name: string;
  readonly login_forbidden_at: Date | null;
  readonly bars: readonly { readonly cid: string; readonly at: string }[];
}
