import { env } from 'node:process';
import { readConfig } from './config.ts';
import { createMessenger } from './messenger/messenger-server.ts';
import { openProviders } from './providers.ts';
import { createSimulator } from './simulator-server.ts';

const config = readConfig(env);
const providers = openProviders(config);
const servers = [{ server: createSimulator(config, providers), port: config.port }];
if (config.messenger) {
  servers.push({ server: createMessenger(config.messenger, providers, config.logLevel), port: config.messenger.port });
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    // An answer held back by the plan would keep the process alive.
    void Promise.all(servers.map(({ server }) => server.close())).finally(() => process.exit(0));
  });
}

for (const { server, port } of servers) await server.listen({ port, host: '127.0.0.1' });
