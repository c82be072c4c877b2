import { devPorts } from '@qianpu/kit/deployment';
import { z } from 'zod';
import { crashPoints } from './crash-point.ts';

const port = (standard: number) => z.coerce.number().int().min(0).max(65_535).default(standard);
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });

const DemoStaffList = z.array(z.object({ mid: z.string(), name: z.string(), nick: z.string(), password: z.string() }));

function readDemoStaff(text: string, ctx: z.RefinementCtx): z.output<typeof DemoStaffList> {
  const read = DemoStaffList.safeParse(safeJson(text));
  if (read.success) return read.data;
  ctx.addIssue({ code: 'custom', message: 'must be a list of accounts' });
  return z.NEVER;
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const Environment = z
  .object({
    MALL_ENV: z.enum(['development', 'test', 'production']).default('development'),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    /** Owner's connection: migrations and seeds. Roles of the application derive theirs from it unless named below. */
    DATABASE_URL: postgresUrl,
    DATABASE_APP_URL: postgresUrl.optional(),
    DATABASE_PUBLIC_URL: postgresUrl.optional(),
    DATABASE_POD_URL: postgresUrl.optional(),
    DATABASE_REFEREE_URL: postgresUrl.optional(),
    REDIS_URL: z.url({ protocol: /^rediss?$/ }),
    /** Where the web role listens; 0.0.0.0 faces the network. */
    WEB_HOST: z.string().default('127.0.0.1'),
    H5_PORT: port(devPorts.h5),
    CP_PORT: port(devPorts.mobileMall),
    /** The merchant's console. */
    CONSOLE_PORT: port(devPorts.console),
    CONSOLE_ORIGIN: z.url().default(`http://console.localhost:${devPorts.console}`),
    /** Its build; without one the console is not served. */
    CONSOLE_DIST: z.string().optional(),
    /** Where its links to the shop lead. */
    SHOP_ORIGIN: z.url().optional(),
    /** The demo's accounts as JSON, which the sign-in page offers in development. */
    DEMO_STAFF: z
      .string()
      .default('[]')
      .transform((text, ctx) => readDemoStaff(text, ctx)),
    API_PORT: port(8600),
    WORKER_PORT: port(8601),
    /** Health and figures of the web role: apart from the ports that face the world. */
    WEB_OPS_PORT: port(8602),
    API_URL: z.url().default('http://127.0.0.1:8600'),
    SSR_ENTRY: z.string().optional(),
    CLIENT_DIST: z.string().optional(),
    /** A folder with hashed files of earlier builds, for pages opened before a deploy. */
    KEPT_ASSETS: z.string().optional(),
    IMAGE_DIR: z.string().optional(),
    IMAGE_HOSTS: z.string().default(''),
    /** The SMS provider's address and our account there; in development the simulator plays it. */
    SMS_ENDPOINT: z.url().default('http://127.0.0.1:8610'),
    SMS_SECRET_ID: z.string().default('simulator'),
    SMS_SECRET_KEY: z.string().default('simulator'),
    SMS_APP_ID: z.string().default('1400000000'),
    SMS_SIGN_NAME: z.string().default('千铺'),
    SMS_TEMPLATE_ID: z.string().default('1000001'),
    /** What phones are told of their account by. */
    SMS_ALERT_TEMPLATE_ID: z.string().default('1000002'),
    /** The map provider's address and our account there. */
    MAP_ENDPOINT: z.url().default('http://127.0.0.1:8610'),
    MAP_KEY: z.string().default('simulator'),
    MAP_SECRET_KEY: z.string().default('simulator'),
    /** WeChat Pay's address, and the origin under which it reaches us for callbacks. */
    WECHAT_PAY_ENDPOINT: z.url().default('http://127.0.0.1:8610'),
    WECHAT_PAY_NOTIFY_ORIGIN: z.url().default('http://127.0.0.1:8600'),
    /** A file with the demo merchant's account there, for its seed. */
    DEMO_PAY_ACCOUNT: z.string().optional(),
    /** WeChat's open platform, its pages for shoppers, and a file with the demo merchant's apps there. */
    WECHAT_OPEN_ENDPOINT: z.url().default('http://127.0.0.1:8610'),
    WECHAT_CONNECT_URL: z.url().default('http://localhost:8611'),
    DEMO_WECHAT_ACCOUNTS: z.string().optional(),
    /** Seals merchants' secrets in the database: 32 bytes in hexadecimal. Lost, every sealed secret is lost with it. */
    SECRETS_KEY: z
      .string()
      .regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits')
      .optional(),
    /** Signs proof-of-work puzzles; all processes of a mall share it. */
    CAPTCHA_SECRET: z.string().min(16).optional(),
    CAPTCHA_STEPS: z.coerce.number().int().min(10).default(2_000),
    PAGE_CACHE: z.enum(['on', 'off']).default('on'),
    /** Whether pages are rendered a few at a time; off to measure what happens without. */
    PAGE_ADMISSION: z.enum(['on', 'off']).default('on'),
    /** `browser` to measure what pages are without us rendering them. */
    PAGES_RENDERED_BY: z.enum(['server', 'browser']).default('server'),
    /** Whether the api keeps answers that are the same for everybody for a second; off to measure what is behind them. */
    READ_MEMORY: z.enum(['on', 'off']).default('on'),
    /** Whether phones keep copies of pages; off empties what they have kept. */
    SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
    VITE_DEV: z.enum(['0', '1']).default('0'),
    /** Where this process ends itself without a word, for tests; production does not hear it. */
    DIE_AT: z.enum(crashPoints).optional(),
    /** How many times sooner deadlines of the business come, for sieges; production refuses it. */
    TIME_SCALE: z.coerce.number().min(1).max(10_000).default(1),
  })
  .refine((env) => env.MALL_ENV !== 'production' || env.SECRETS_KEY !== undefined, { path: ['SECRETS_KEY'], message: 'must be set' })
  .refine((env) => env.MALL_ENV !== 'production' || env.TIME_SCALE === 1, { path: ['TIME_SCALE'], message: 'is for sieges' })
  .transform((env) => ({
    env: env.MALL_ENV,
    logLevel: env.LOG_LEVEL,
    databaseUrl: env.DATABASE_URL,
    databaseRoleUrls: {
      qianpu_app: env.DATABASE_APP_URL,
      qianpu_public: env.DATABASE_PUBLIC_URL,
      qianpu_pod: env.DATABASE_POD_URL,
      qianpu_referee: env.DATABASE_REFEREE_URL,
    },
    redisUrl: env.REDIS_URL,
    webHost: env.WEB_HOST,
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
    imageHosts: env.IMAGE_HOSTS.split(',').filter(Boolean),
    sms: {
      endpoint: env.SMS_ENDPOINT,
      secretId: env.SMS_SECRET_ID,
      secretKey: env.SMS_SECRET_KEY,
      appId: env.SMS_APP_ID,
      signName: env.SMS_SIGN_NAME,
      templateId: env.SMS_TEMPLATE_ID,
      alertTemplateId: env.SMS_ALERT_TEMPLATE_ID,
    },
    map: { endpoint: env.MAP_ENDPOINT, key: env.MAP_KEY, secretKey: env.MAP_SECRET_KEY },
    wechatPay: { endpoint: env.WECHAT_PAY_ENDPOINT, notifyOrigin: env.WECHAT_PAY_NOTIFY_ORIGIN },
    wechatOpen: { endpoint: env.WECHAT_OPEN_ENDPOINT, connectUrl: env.WECHAT_CONNECT_URL },
    secretsKey: env.SECRETS_KEY,
    demoPayAccount: env.DEMO_PAY_ACCOUNT,
    demoWechatAccounts: env.DEMO_WECHAT_ACCOUNTS,
    captcha: { secret: env.CAPTCHA_SECRET, steps: env.CAPTCHA_STEPS },
    isPageCacheOn: env.PAGE_CACHE === 'on',
    isPageAdmissionOn: env.PAGE_ADMISSION === 'on',
    isRenderedByBrowser: env.PAGES_RENDERED_BY === 'browser',
    isReadMemoryOn: env.READ_MEMORY === 'on',
    isServiceWorkerOn: env.SERVICE_WORKER === 'on',
    isViteDev: env.VITE_DEV === '1',
    timeScale: env.TIME_SCALE,
    dieAt: env.MALL_ENV === 'production' ? undefined : env.DIE_AT,
  }));

export type Config = Readonly<z.output<typeof Environment>>;

/** Reads the environment once, at the start of a process; all problems are told together. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const read = Environment.safeParse(environment);
  if (read.success) return Object.freeze(read.data);
  const lines = read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`the environment does not fit:\n${lines.join('\n')}\nStart with ./mall up, which sets it, or see docs/operate.md.`);
}
