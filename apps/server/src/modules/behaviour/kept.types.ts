export interface Paging {
  readonly pageNum: number;
  readonly pageSize: number;
}
