import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { controlProxy } from '../../chaos/proxy-control.ts';
import { Supervised } from '../../chaos/supervised.ts';
import { sendRequest } from '../../load/send-once.ts';
import { runLogged } from '../../mall/child-process.ts';
import { inCheckout } from '../../mall/paths.ts';
import { chooseFreePorts } from '../../mall/ports.ts';
import { messengerEnvironment, readPorts, serverEnvironment } from '../../mall/settings.ts';
import { ContainerMall } from './container-mall.ts';
import { playSecurely } from './played-securely.ts';

/** With it an unpaid order closes after half a minute. */
const TIME_SCALE = 60;
/** Where containers find the certificate of the played providers. */
const TRUSTED = '/run/played-providers.pem';
/** The account of the product's image. */
const MALL_UID = 10001;

/** The containers, the providers they talk to, and the ways in for shoppers and referees. */
export interface Rehearsal {
  readonly mall: ContainerMall;
  readonly folder: string;
  /** Of the edge. */
  readonly shop: string;
  readonly messenger: string;
  /** A way to the edge on which no answer comes back. */
  readonly tunnel: string;
  /** Of programs that look into the books. */
  readonly env: NodeJS.ProcessEnv;
  readonly provider: string;
  /** How shoppers' requests leave: the cashier is named as containers reach it, and played on this machine. */
  readonly send: typeof sendRequest;
  /** Ends everything; `keep` leaves what the containers said. */
  close(keep: boolean): Promise<void>;
}

/** Starts deploy/compose.yaml with its secrets made by deploy/make-secrets.sh and providers played on this machine. */
export async function openRehearsal(release: string): Promise<Rehearsal> {
  const folder = mkdtempSync(path.join(tmpdir(), 'qianpu-containers-'));
  const free = await chooseFreePorts(6);
  const [http = 0, https = 0, simulator = 0, messenger = 0, tunnel = 0, control = 0] = free;
  const innerNetwork = `10.${200 + (http % 50)}.${https % 250}`;
  const gateway = `${innerNetwork}.1`;
  const shop = `http://127.0.0.1:${http}`;
  const outside = serverEnvironment({ ...readPorts(), simulator, messenger, h5: http });
  const front = await playSecurely(folder, gateway, simulator);
  const provider = `https://${gateway}:${front.port}`;
  await writeSettings({ folder, provider, innerNetwork, messenger, shop, outside });
  const env = hostEnvironment(folder, outside);
  const programs: Supervised[] = [];
  const mall = new ContainerMall({
    folder,
    project: `qianpu-proof-${http}`,
    release,
    innerNetwork,
    httpPort: http,
    httpsPort: https,
    mounts: [`${front.certificate}:${TRUSTED}:ro`],
    onMigrated: () =>
      runLogged('containers-demo', process.execPath, [inCheckout('apps/server/db/seeds/load-demo.ts'), '--without-year'], { env }),
  });
  const close = async (keep: boolean) => {
    await Promise.all(programs.map((program) => program.close()));
    await mall.close();
    front.close();
    if (keep) process.stderr.write(`logs and history: ${folder}\n`);
    else rmSync(folder, { recursive: true, force: true });
  };
  // However we end, no container stays.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void close(true).finally(() => process.exit(130)));
  try {
    await mall.openNetworks();
    const start = (name: string, script: string, args: readonly string[], own: NodeJS.ProcessEnv) =>
      programs.push(
        new Supervised({
          name,
          command: process.execPath,
          args: [inCheckout(script), ...args],
          env: own,
          log: path.join(folder, `${name}.log`),
        }),
      );
    const ports = { ...readPorts(), messenger, h5: http };
    const played = {
      ...outside,
      ...messengerEnvironment(ports),
      SIMULATOR_PORT: String(simulator),
      SIMULATOR_DIR: path.join(folder, 'simulator'),
    };
    start('simulator', 'apps/simulator/src/main.ts', [], played);
    start('faults', 'tools/faults/main.ts', ['--control', String(control), '--proxy', `tunnel=${tunnel}:127.0.0.1:${http}`], process.env);
    await mall.start();
    for (const address of [`${shop}/shop/`, `http://127.0.0.1:${simulator}/readyz`]) await untilAnswers(address);
    await controlProxy(control, 'tunnel', { kind: 'halfOpen', side: 'mute' });
  } catch (error) {
    await close(true);
    throw error;
  }
  const at = (port: number) => `http://127.0.0.1:${port}`;
  const named = `http://${gateway}:${front.port}/`;
  const send: typeof sendRequest = (url, asking) => sendRequest(url.replace(named, `${at(simulator)}/`), asking);
  return { mall, folder, shop, messenger: at(messenger), tunnel: at(tunnel), env, provider: at(simulator), send, close };
}

interface Settings {
  readonly folder: string;
  readonly provider: string;
  readonly innerNetwork: string;
  readonly messenger: number;
  readonly shop: string;
  readonly outside: NodeJS.ProcessEnv;
}

async function writeSettings({ folder, provider, innerNetwork, messenger, shop, outside }: Settings): Promise<void> {
  const secret = (name: string, value: string | undefined) => {
    const file = path.join(folder, 'secrets', name);
    writeFileSync(file, `${value}\n`);
    chownSync(file, MALL_UID, MALL_UID);
  };
  const make = () =>
    runLogged('make-secrets', inCheckout('deploy/make-secrets.sh'), [folder], { env: { ...process.env, INNER_NETWORK: innerNetwork } });
  await make();
  secret('sms_secret_key', outside.SMS_SECRET_KEY);
  secret('map_secret_key', outside.MAP_SECRET_KEY);
  await make();
  const taken = ['SMS_SECRET_ID', 'SMS_APP_ID', 'SMS_SIGN_NAME', 'SMS_TEMPLATE_ID', 'SMS_ALERT_TEMPLATE_ID', 'MAP_KEY'];
  const settings = {
    MALL_ENV: 'rehearsal',
    LOG_LEVEL: 'warn',
    TIME_SCALE,
    NODE_EXTRA_CA_CERTS: TRUSTED,
    ...Object.fromEntries(taken.map((name) => [name, outside[name]])),
    SMS_ENDPOINT: provider,
    MAP_ENDPOINT: provider,
    WECHAT_PAY_ENDPOINT: provider,
    ALIPAY_ENDPOINT: provider,
    WECHAT_OPEN_ENDPOINT: provider,
    WECHAT_CONNECT_URL: `http://localhost:${messenger}`,
    WECHAT_PAY_NOTIFY_ORIGIN: shop,
    IMAGE_HOSTS: shop,
  };
  // All shoppers of a proof come from one address.
  const names = ['CONNECTIONS_PER_ADDRESS', 'REQUESTS_PER_ADDRESS', 'PAGES_PER_ADDRESS', 'PAGES_AT_ONCE', 'CALLBACKS_PER_ADDRESS'];
  const limits = names.map((name) => [name, 100_000]);
  const written = (entries: readonly (readonly unknown[])[]) => entries.map(([name, value]) => `${name}=${value}\n`).join('');
  writeFileSync(path.join(folder, 'qianpu.env'), written(Object.entries(settings)));
  writeFileSync(path.join(folder, 'edge.env'), written(limits));
}

/** Of programs on this machine that reach the engines in their network. */
function hostEnvironment(folder: string, outside: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const secret = (name: string) => readFileSync(path.join(folder, 'secrets', name), 'utf8').trim();
  return {
    ...outside,
    DATABASE_URL: secret('database_owner_url'),
    DATABASE_APP_URL: secret('database_app_url'),
    DATABASE_PUBLIC_URL: secret('database_public_url'),
    DATABASE_POD_URL: secret('database_pod_url'),
    DATABASE_REFEREE_URL: secret('database_referee_url'),
    REDIS_URL: secret('redis_url'),
    SECRETS_KEY: secret('secrets_key'),
    IMAGE_DIR: undefined,
    PRIVATE_IMAGE_DIR: undefined,
    TIME_SCALE: String(TIME_SCALE),
  };
}

const START_MS = 600_000;

async function untilAnswers(address: string): Promise<void> {
  const deadline = performance.now() + START_MS;
  while (performance.now() < deadline) {
    const reply = await fetch(address, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    if (reply?.ok) return;
    await pause(300);
  }
  throw new Error(`${address} did not answer within ${START_MS / 1_000} s`);
}
