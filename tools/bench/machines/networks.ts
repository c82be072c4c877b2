import { capture } from '../../mall/child-process.ts';
import { MallFailure } from '../../mall/failure.ts';

/** Two machines of an operator and the world before them: network namespaces joined by cables, so that only what is sent arrives. */
export interface Networks {
  /** Edge and web. */
  readonly edge: string;
  /** Api, worker, engines and providers. */
  readonly core: string;
  readonly outside: string;
  close(): Promise<void>;
}

/** Of the edge's machine: what the world knows, and what the other machine knows. */
export const EDGE_OUTER = '203.0.113.1';
export const INNER = '10.77.0.0/24';
export const EDGE_INNER = '10.77.0.1';
export const CORE = '10.77.0.2';
/** Shoppers, one address each. */
export const shopperAddresses = Array.from({ length: 7 }, (_, nth) => `203.0.113.${10 + nth}`);

export async function openNetworks(): Promise<Networks> {
  const [edge, core, outside] = ['edge', 'core', 'outside'].map((name) => `qianpu-${process.pid}-${name}`) as [string, string, string];
  const close = async () => {
    for (const name of [edge, core, outside]) await capture('ip', ['netns', 'delete', name]);
  };
  try {
    for (const name of [edge, core, outside]) {
      await ip('netns', 'add', name);
      await ip('-n', name, 'link', 'set', 'lo', 'up');
    }
    await join({ network: edge, link: 'inner', addresses: [EDGE_INNER] }, { network: core, link: 'inner', addresses: [CORE] });
    await join({ network: edge, link: 'outer', addresses: [EDGE_OUTER] }, { network: outside, link: 'outer', addresses: shopperAddresses });
    // Whoever is outside may try to get behind the edge by way of it.
    await ip('-n', outside, 'route', 'add', INNER, 'via', EDGE_OUTER);
  } catch (error) {
    await close();
    throw error;
  }
  return { edge, core, outside, close };
}

interface CableEnd {
  readonly network: string;
  readonly link: string;
  readonly addresses: readonly string[];
}

async function join(one: CableEnd, other: CableEnd): Promise<void> {
  await ip('-n', one.network, 'link', 'add', one.link, 'type', 'veth', 'peer', 'name', other.link, 'netns', other.network);
  for (const { network, link, addresses } of [one, other]) {
    for (const address of addresses) await ip('-n', network, 'addr', 'add', `${address}/24`, 'dev', link);
    await ip('-n', network, 'link', 'set', link, 'up');
  }
}

async function ip(...args: string[]): Promise<void> {
  const { code, stderr } = await capture('ip', args);
  if (code !== 0)
    throw new MallFailure(`ip ${args.join(' ')}: ${stderr.trim()}`, { hints: ['networks are made by root, with the package iproute2'] });
}
