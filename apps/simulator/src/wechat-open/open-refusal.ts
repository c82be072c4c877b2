/** A request refused, in the platform's words: `{errcode, errmsg}`, always with HTTP 200. */
export class OpenRefusal extends Error {
  readonly errcode: number;

  constructor(errcode: number, errmsg: string) {
    super(errmsg);
    this.errcode = errcode;
  }
}
