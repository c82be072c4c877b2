import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { openControl } from './control.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';

/** `--seed 7 --control 9000 --proxy postgres=25432:127.0.0.1:15432 --proxy redis=…`; the first line of stdout says where everything is. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    control: { type: 'string', default: '0' },
    proxy: { type: 'string', multiple: true, default: [] },
  },
});

const proxies = new Map<string, FaultProxy>();
for (const input of values.proxy) {
  const [, name, listen, host, port] = /^(\w+)=(\d+):([^:]+):(\d+)$/.exec(input) ?? [];
  if (!name || !host) throw new Error(`not name=listen:host:port: ${input}`);
  proxies.set(name, await startFaultProxy({ to: { host, port: Number(port) }, listen: Number(listen), seed: Number(values.seed) }));
}
const control = openControl(proxies);
await control.listen({ port: Number(values.control), host: '127.0.0.1' });
const ports = Object.fromEntries([...proxies].map(([name, { port }]) => [name, port]));
console.log(JSON.stringify({ control: (control.server.address() as AddressInfo).port, ports }));

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await Promise.all([control.close(), ...[...proxies.values()].map((proxy) => proxy.close())]);
    process.exit(0);
  });
}
