/** A request refused, in the provider's words: `{status, message}`, always with HTTP 200. */
export class MapRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export const badParameter = () => new MapRefusal(310, '请求参数信息有误');
export const noResult = () => new MapRefusal(347, '查询无结果');
