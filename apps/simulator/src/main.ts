import { env } from 'node:process';
import { readConfig } from './config.ts';
import { createSimulator } from './simulator-server.ts';

const config = readConfig(env);
const simulator = createSimulator(config);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    // An answer held back by the plan would keep the process alive.
    void simulator.close().finally(() => process.exit(0));
  });
}

await simulator.listen({ port: config.port, host: '127.0.0.1' });
