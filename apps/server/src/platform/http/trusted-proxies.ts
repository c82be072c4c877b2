import { BlockList, isIP } from 'node:net';

/** Whether the peer at this address says truly for whom it asks (`x-forwarded-for`, `-proto`, `x-request-id`). */
export type IsTrusted = (address: string | undefined) => boolean;

/** This machine: a balancer or another role on it. */
export const LOOPBACK = '127.0.0.0/8,::1';

/** Of a list of addresses and networks (`10.0.0.7,10.1.0.0/16,fd00::/8`); undefined when one of them is none. */
export function readTrustedProxies(text: string): IsTrusted | undefined {
  const known = new BlockList();
  for (const entry of text.split(',').map((part) => part.trim())) {
    const network = readNetwork(entry);
    if (!network) return undefined;
    known.addSubnet(network.address, network.bits, network.family);
  }
  return (address) => {
    const version = isIP(address ?? '');
    return version !== 0 && known.check(address ?? '', version === 4 ? 'ipv4' : 'ipv6');
  };
}

/** Whether it trusts the whole world, so that everybody chooses the address their limits count. */
export const trustsEverybody = (text: string): boolean => text.split(',').some((entry) => readNetwork(entry.trim())?.bits === 0);

function readNetwork(entry: string) {
  const [, address = '', length] = /^([\d.]+|[\da-fA-F:.]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  const bits = length === undefined ? most : Number(length);
  if (version === 0 || bits > most) return undefined;
  return { address, bits, family: version === 4 ? 'ipv4' : 'ipv6' } as const;
}
