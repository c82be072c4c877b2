import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { Supervised } from '../../chaos/supervised.ts';
import { inCheckout } from '../../mall/paths.ts';
import { chooseFreePorts } from '../../mall/ports.ts';

/** An alert as Prometheus has it. */
export interface Alert {
  readonly state: 'pending' | 'firing';
  readonly labels: Readonly<Record<string, string>>;
}

/** What somebody was told, and when by `performance.now()`. */
export interface Told {
  readonly at: number;
  readonly labels: Readonly<Record<string, string>>;
}

/** Prometheus and Alertmanager on the shipped rules and settings, at addresses of the mall's own; whoever is woken is us. */
export interface Watchers {
  alerts(): Promise<readonly Alert[]>;
  /** All that came by webhook so far. */
  readonly told: readonly Told[];
  close(): Promise<void>;
}

interface Watched {
  readonly api: string;
  readonly worker: string;
  readonly web: string;
}

const shipped = (file: string) => readFileSync(inCheckout('deploy/prometheus', file), 'utf8');
const READY_MS = 30_000;

export async function startWatchers(folder: string, watched: Watched): Promise<Watchers> {
  const [prometheusPort = 0, alertPort = 0] = await chooseFreePorts(2);
  const place = path.join(folder, 'watching');
  mkdirSync(place);
  cpSync(inCheckout('deploy/prometheus/rules'), path.join(place, 'rules'), { recursive: true });
  const told: Told[] = [];
  const receiver = createServer(async (request, reply) => {
    const { alerts } = (await json(request)) as { alerts: { status: string; labels: Record<string, string> }[] };
    for (const { status, labels } of alerts) if (status === 'firing') told.push({ at: performance.now(), labels });
    reply.end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port: receiverPort } = receiver.address() as AddressInfo;

  const addresses = { 8600: watched.api, 8601: watched.worker, 8602: watched.web, 9093: String(alertPort) };
  const settings = Object.entries(addresses).reduce((text, [usual, port]) => moved(text, usual, port), shipped('prometheus.yml'));
  writeFileSync(path.join(place, 'prometheus.yml'), settings);
  writeFileSync(path.join(place, 'alertmanager.yml'), moved(shipped('alertmanager.yml'), '9094', String(receiverPort)));

  const start = (name: string, args: readonly string[]) =>
    new Supervised({ name, command: `/usr/bin/${name}`, args, env: process.env, log: path.join(place, `${name}.log`) });
  const programs = [
    start('prometheus-alertmanager', [
      `--config.file=${place}/alertmanager.yml`,
      `--storage.path=${place}/alerts`,
      `--web.listen-address=127.0.0.1:${alertPort}`,
      '--cluster.listen-address=',
    ]),
    start('prometheus', [
      `--config.file=${place}/prometheus.yml`,
      `--storage.tsdb.path=${place}/series`,
      `--web.listen-address=127.0.0.1:${prometheusPort}`,
    ]),
  ];
  const close = async () => {
    await Promise.all(programs.map((program) => program.close()));
    receiver.close();
  };
  const ask = (port: number, where: string) => fetch(`http://127.0.0.1:${port}${where}`, { signal: AbortSignal.timeout(5_000) });
  try {
    for (const port of [alertPort, prometheusPort]) await untilReady(() => ask(port, '/-/ready'));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    told,
    alerts: async () => {
      const { data } = (await (await ask(prometheusPort, '/api/v1/alerts')).json()) as { data: { alerts: Alert[] } };
      return data.alerts;
    },
    close,
  };
}

function moved(text: string, usual: string, port: string): string {
  const from = `127.0.0.1:${usual}`;
  if (!text.includes(from)) throw new Error(`the shipped settings do not name ${from}`);
  return text.replaceAll(from, `127.0.0.1:${port}`);
}

async function untilReady(ask: () => Promise<Response>): Promise<void> {
  const deadline = performance.now() + READY_MS;
  while (performance.now() < deadline) {
    if ((await ask().catch(() => undefined))?.ok) return;
    await pause(100);
  }
  throw new Error('Prometheus or Alertmanager did not become ready');
}
