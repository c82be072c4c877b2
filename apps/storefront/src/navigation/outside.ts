import type { Allowed } from '@qianpu/jumps/host-page';

/**
 * An address beside the storefront, when it may be followed; null for any other. The browser's own reading decides, and what
 * it has read is what is gone to: an address that two parsers read differently cannot pass one and be opened by the other.
 */
export function outsideUrl(address: string, { origin, linkHosts }: Allowed): URL | null {
  const url = parse(address);
  if (!url || url.username || url.password) return null;
  const [ownProtocol, ownHost] = origin.split('//');
  const isCarried = url.protocol === 'https:' || (url.protocol === 'http:' && ownProtocol === 'http:');
  return isCarried && (url.host === ownHost || linkHosts.includes(url.host)) ? url : null;
}

function parse(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
