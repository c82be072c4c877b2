const messages = {
  20000: 'Service Currently Unavailable',
  40001: 'Missing Required Arguments',
  40002: 'Invalid Arguments',
  40004: 'Business Failed',
  40005: 'Call Limited',
} as const;

/** A request refused, in the provider's words: always with HTTP status 200. */
export class AlipayRefusal extends Error {
  readonly #code: keyof typeof messages;
  readonly subCode: string;

  constructor(code: keyof typeof messages, subCode: string, subMessage: string) {
    super(subMessage);
    this.#code = code;
    this.subCode = subCode;
  }

  get body() {
    return { code: String(this.#code), msg: messages[this.#code], sub_code: this.subCode, sub_msg: this.message };
  }
}

export const failed = (subCode: string, subMessage: string) => new AlipayRefusal(40004, subCode, subMessage);
