import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Gauge } from 'prom-client';
import { registry } from './metrics.ts';

const checkout = path.resolve(import.meta.dirname, '../../../..');
const { version } = JSON.parse(readFileSync(path.join(checkout, 'package.json'), 'utf8')) as { version: string };

const info = new Gauge({
  name: 'qianpu_build_info',
  help: 'What runs here, always 1: the role, the version, the folder the release stands in (after links were followed), and Node',
  labelNames: ['role', 'version', 'release', 'node'],
  registers: [registry],
});

/** What runs here, for those who compare releases. */
export const releaseName = (): string => path.basename(checkout);

export const noteBuild = (role: string): void => info.set({ role, version, release: releaseName(), node: process.versions.node }, 1);
