/** A whole request refused, in the provider's words: `{Response: {Error: {Code, Message}, RequestId}}`, always with HTTP 200. */
export class ProviderError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export const missing = (name: string) => new ProviderError('MissingParameter', `The request is missing a required parameter \`${name}\`.`);
