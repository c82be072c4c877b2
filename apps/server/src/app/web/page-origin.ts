import type { FastifyRequest } from 'fastify';

/**
 * Where the world finds us, for addresses that must be whole. A port is named only where it is one we listen on: pages are kept by
 * origin, and no asker may make up new ones.
 */
export function originOf({ protocol, hostname, port }: FastifyRequest, ports: readonly number[]): string {
  const scheme = protocol === 'https' ? 'https' : 'http';
  return `${scheme}://${hostname.toLowerCase()}${port !== null && ports.includes(port) ? `:${port}` : ''}`;
}
