import type { Fault } from '../faults/fault.ts';

/** From now on a line suffers this, or nothing. */
export async function controlProxy(port: number, line: string, fault: Fault | undefined): Promise<void> {
  const body = fault === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(fault) };
  const reply = await fetch(`http://127.0.0.1:${port}/proxies/${line}/fault`, { method: fault ? 'PUT' : 'DELETE', ...body });
  if (!reply.ok) throw new Error(`the fault proxy answers ${reply.status}: ${await reply.text()}`);
}
