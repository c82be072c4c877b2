/** 128 random bits in hex. `crypto.randomUUID` is missing on pages without https, where phones of a test shop are. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
