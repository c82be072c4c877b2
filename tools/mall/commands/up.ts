import { parseArgs, styleText } from 'node:util';
import { formatDuration } from '../duration.ts';
import { withLock } from '../lock.ts';
import { type Ports, readPorts } from '../settings.ts';
import { bringUp } from '../stack/bring-up.ts';
import { createSteps } from '../steps.ts';

// As the demo's rows have it.
const demoMerchant = '1001';

export async function up(args: string[]): Promise<number> {
  parseArgs({ args, options: {} });
  const started = performance.now();
  const wasUp = await withLock(() => bringUp(createSteps()));
  const seconds = formatDuration(performance.now() - started);
  console.log(`${wasUp ? '✔ already up, nothing has changed' : 'The mall is open.'} ${styleText('dim', seconds)}\n`);
  console.log(describeAddresses(readPorts()));
  return 0;
}

function describeAddresses(ports: Ports): string {
  const rows = [
    ['shop (h5)', `http://localhost:${ports.h5}/shop/`, ''],
    ['mobile mall', `http://localhost:${ports.cp}/cp/home`, ''],
    ['console', `http://console.localhost:${ports.console}/`, "for the merchant's staff"],
    ['api', `http://localhost:${ports.api}`, ''],
    ['messages', `http://localhost:${ports.simulator}/inbox`, 'what the SMS provider was told to send'],
    ['payments', `http://localhost:${ports.simulator}/wechat-pay`, 'what WeChat Pay was asked for'],
    ['alipay', `http://localhost:${ports.simulator}/alipay`, 'what Alipay was asked for'],
    ['mini-program', `http://localhost:${ports.messenger}/messenger/`, 'the shop inside a messenger'],
    ['shared host', `http://mall.localhost:${ports.h5}/shop/?mid=${demoMerchant}`, 'many merchants, told apart by mid'],
  ];
  return rows
    .map(([name = '', address = '', note = '']) => `  ${name.padEnd(13)}${address}  ${styleText('dim', note)}`.trimEnd())
    .join('\n');
}
