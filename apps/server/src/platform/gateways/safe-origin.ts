/** Secrets and money go over an open line only to this machine itself. */
export function safeOrigin(whose: string, endpoint: string): string {
  const { protocol, hostname, origin } = new URL(endpoint);
  const isThisMachine = ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);
  if (protocol !== 'https:' && !(protocol === 'http:' && isThisMachine)) throw new Error(`the ${whose} endpoint must be https`);
  return origin;
}
