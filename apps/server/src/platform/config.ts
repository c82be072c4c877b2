import { connectionVariables, type DatabaseRole, databaseRoles, type Program, rolesOf, urlAs } from './db/roles.ts';
import { readTrustedProxies } from './http/trusted-proxies.ts';
import { Environment } from './settings/environment.ts';
import { fault, type SettingFault } from './settings/fault.types.ts';
import { productionFaults } from './settings/production-faults.ts';
import { readSecretFiles } from './settings/secret-files.ts';

const toConfig = (env: Environment) => ({
  // A rehearsal is production with its providers played, on a database of its own: for measurements.
  env: env.MALL_ENV === 'rehearsal' ? 'production' : env.MALL_ENV,
  isRehearsal: env.MALL_ENV === 'rehearsal',
  logLevel: env.LOG_LEVEL,
  databaseUrl: env.DATABASE_URL,
  databaseRoleUrls: readConnections(env),
  redisUrl: env.REDIS_URL,
  webHost: env.WEB_HOST,
  webOpsHost: env.WEB_OPS_HOST,
  apiHost: env.API_HOST,
  workerHost: env.WORKER_HOST,
  isTrustedProxy: readTrustedProxies(env.TRUSTED_PROXIES) ?? (() => false),
  h5Port: env.H5_PORT,
  cpPort: env.CP_PORT,
  consolePort: env.CONSOLE_PORT,
  consoleOrigin: env.CONSOLE_ORIGIN,
  consoleDist: env.CONSOLE_DIST,
  shopOrigin: env.SHOP_ORIGIN,
  demoStaff: env.DEMO_STAFF,
  apiPort: env.API_PORT,
  workerPort: env.WORKER_PORT,
  webOpsPort: env.WEB_OPS_PORT,
  apiUrl: env.API_URL,
  ssrEntry: env.SSR_ENTRY,
  clientDist: env.CLIENT_DIST,
  keptAssets: env.KEPT_ASSETS,
  imageDir: env.IMAGE_DIR,
  privateImageDir: env.PRIVATE_IMAGE_DIR,
  backupDir: env.BACKUP_DIR,
  imageHosts: env.IMAGE_HOSTS.split(',').filter(Boolean),
  sms: {
    endpoint: env.SMS_ENDPOINT,
    secretId: env.SMS_SECRET_ID,
    secretKey: env.SMS_SECRET_KEY,
    appId: env.SMS_APP_ID,
    signName: env.SMS_SIGN_NAME,
    templateId: env.SMS_TEMPLATE_ID,
    alertTemplateId: env.SMS_ALERT_TEMPLATE_ID,
    second: secondKeyOf(env),
  },
  map: { endpoint: env.MAP_ENDPOINT, key: env.MAP_KEY, secretKey: env.MAP_SECRET_KEY },
  wechatPay: { endpoint: env.WECHAT_PAY_ENDPOINT, notifyOrigin: env.WECHAT_PAY_NOTIFY_ORIGIN },
  alipay: { endpoint: env.ALIPAY_ENDPOINT, notifyOrigin: env.ALIPAY_NOTIFY_ORIGIN ?? env.WECHAT_PAY_NOTIFY_ORIGIN },
  wechatOpen: { endpoint: env.WECHAT_OPEN_ENDPOINT, connectUrl: env.WECHAT_CONNECT_URL },
  secretsKey: env.SECRETS_KEY,
  secretsKeySecond: env.SECRETS_KEY_SECOND,
  demoPayAccount: env.DEMO_PAY_ACCOUNT,
  demoAlipayAccount: env.DEMO_ALIPAY_ACCOUNT,
  demoWechatAccounts: env.DEMO_WECHAT_ACCOUNTS,
  captcha: { secret: env.CAPTCHA_SECRET, second: env.CAPTCHA_SECRET_SECOND, steps: env.CAPTCHA_STEPS },
  isPageCacheOn: env.PAGE_CACHE === 'on',
  isPageAdmissionOn: env.PAGE_ADMISSION === 'on',
  isRenderedByBrowser: env.PAGES_RENDERED_BY === 'browser',
  isReadMemoryOn: env.READ_MEMORY === 'on',
  isServiceWorkerOn: env.SERVICE_WORKER === 'on',
  isViteDev: env.VITE_DEV === '1',
  drainMs: (env.DRAIN_SECONDS ?? (env.MALL_ENV === 'production' ? 3 : 0)) * 1_000,
  traces: { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, headers: env.OTEL_EXPORTER_OTLP_HEADERS, share: env.OTEL_TRACES_SAMPLER_ARG },
  timeScale: env.TIME_SCALE,
  dieAt: env.DIE_AT,
});

export type Config = Readonly<ReturnType<typeof toConfig>>;

/** Of a program that works as the database's owner. */
export type OwnerConfig = Config & { readonly databaseUrl: string };

/** Reads the environment once, at the start of a process; all problems are told together. */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env): OwnerConfig => read('owner', environment) as OwnerConfig;

/** Of a program that needs no more than the connections it works with. */
export const readProgramConfig = (program: Exclude<Program, 'owner'>, environment: NodeJS.ProcessEnv = process.env): Config =>
  read(program, environment);

function read(program: Program, environment: NodeJS.ProcessEnv): Config {
  const { given, faults: fileFaults } = readSecretFiles(environment);
  const { data: env, error } = Environment.safeParse(given);
  if (!env) return refuse([...fileFaults, ...error.issues.map(({ path, message }) => fault(path.join('.'), message))]);
  const faults = [
    ...fileFaults,
    ...missingConnections(program, env),
    ...unsaidEnvironment(given),
    ...(env.MALL_ENV === 'production' ? productionFaults({ program, env, given }) : []),
  ];
  return faults.length === 0 ? Object.freeze(toConfig(env)) : refuse(faults);
}

function refuse(faults: readonly SettingFault[]): never {
  const lines = new Set(faults.map(({ name, says }) => `  ${name}: ${says}`));
  throw new Error(
    `the environment does not fit:\n${[...lines].join('\n')}\ndocs/operate.md says what each setting is; for development ./mall up sets all of them.`,
  );
}

/** Development is the standard, and nobody should run it by forgetting a line. */
const unsaidEnvironment = ({ NODE_ENV, MALL_ENV }: NodeJS.ProcessEnv): SettingFault[] =>
  NODE_ENV === 'production' && MALL_ENV === undefined
    ? [fault('MALL_ENV', 'must be set beside NODE_ENV=production: production, or development')]
    : [];

function missingConnections(program: Program, env: Environment): SettingFault[] {
  const needed = program === 'owner' ? (['DATABASE_URL'] as const) : rolesOf[program].map((role) => connectionVariables[role]);
  // In production the owner's connection makes up for nothing, which is said there.
  if (env.MALL_ENV === 'production' && program !== 'owner') return [];
  return env.DATABASE_URL === undefined ? needed.filter((name) => env[name] === undefined).map((name) => fault(name, 'must be set')) : [];
}

const secondKeyOf = ({ SMS_SECRET_ID_SECOND: secretId, SMS_SECRET_KEY_SECOND: secretKey }: Environment) =>
  secretId === undefined || secretKey === undefined ? undefined : { secretId, secretKey };

function readConnections(env: Environment): Partial<Record<DatabaseRole, string>> {
  const { DATABASE_URL: owner } = env;
  const urls = databaseRoles.map((role) => [role, env[connectionVariables[role]] ?? (owner && urlAs(role, owner))] as const);
  return Object.fromEntries(urls.filter(([, url]) => url !== undefined));
}
