import { styleText } from 'node:util';
import { type Command, commands } from './command-table.ts';
import { refuseUnknown } from './suggest-name.ts';

const usageWidth = 57;

export function describeCommands(): string {
  const line = ({ usage, summary }: Command) => `  ./mall ${usage.padEnd(usageWidth - 9)}${styleText('dim', summary)}`;
  return [
    `${styleText('bold', 'Qianpu')} 千铺, a mobile mall. One command:`,
    '',
    ...Object.values(commands).map(line),
    '',
    styleText('dim', 'Ports: H5_PORT 8586, CP_PORT 10001, CONSOLE_PORT 8590, API_PORT 8600, WORKER_PORT 8601. State: .mall, or MALL_HOME.'),
    styleText('dim', 'Engines: our own, or DATABASE_URL and REDIS_URL when set.'),
  ].join('\n');
}

export function describeCommand(name: string): string {
  const command = findCommand(name);
  return `./mall ${command.usage}\n  ${command.summary}`;
}

export function findCommand(name: string): Command {
  return commands[name] ?? refuseUnknown('command', name, Object.keys(commands), './mall help lists them all');
}
