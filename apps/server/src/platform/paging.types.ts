/** Which part of a list is asked for. */
export interface Paging {
  readonly pageNum: number;
  readonly pageSize: number;
}
