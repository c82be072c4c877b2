export interface Page {
  readonly pageNum: number;
  readonly pageSize: number;
}
