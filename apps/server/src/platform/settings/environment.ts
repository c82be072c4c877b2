import { devPorts } from '@qianpu/kit/deployment';
import { z } from 'zod';
import { crashPoints } from '../crash-point.ts';
import { LOOPBACK, readTrustedProxies } from '../http/trusted-proxies.ts';

const port = (standard: number) => z.coerce.number().int().min(0).max(65_535).default(standard);
const host = z.string().min(1).default('127.0.0.1');
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });

const secretsKey = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits')
  .optional();

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

/** Every setting of the server there is, by the name it has in the environment. */
export const Environment = z.object({
  MALL_ENV: z.enum(['development', 'test', 'rehearsal', 'production']).default('development'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** The owner's connection: migrations, seeds, the operator's programs. In development roles derive theirs from it. */
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_APP_URL: postgresUrl.optional(),
  DATABASE_PUBLIC_URL: postgresUrl.optional(),
  DATABASE_POD_URL: postgresUrl.optional(),
  DATABASE_REFEREE_URL: postgresUrl.optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  /** Where each role listens; 0.0.0.0 faces the network. */
  WEB_HOST: host,
  WEB_OPS_HOST: host,
  API_HOST: host,
  WORKER_HOST: host,
  /** Whose word about the shopper's address and scheme is believed: balancers, and web processes before the api. */
  TRUSTED_PROXIES: z
    .string()
    .default(LOOPBACK)
    .refine((text) => readTrustedProxies(text) !== undefined, 'must be addresses and networks, such as 10.0.0.7,10.1.0.0/16'),
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
  /** Where pictures are kept that few may see; nothing serves it but the api, to signed addresses. */
  PRIVATE_IMAGE_DIR: z.string().optional(),
  /** Where backups are: the worker tells how old the last ones are. */
  BACKUP_DIR: z.string().optional(),
  IMAGE_HOSTS: z.string().default(''),
  /** The SMS provider's address and our account there; in development the simulator plays it. */
  SMS_ENDPOINT: z.url().default('http://127.0.0.1:8610'),
  SMS_SECRET_ID: z.string().default('simulator'),
  SMS_SECRET_KEY: z.string().default('simulator'),
  /** Another key of our account, for when the provider refuses the first: while keys change. */
  SMS_SECRET_ID_SECOND: z.string().min(1).optional(),
  SMS_SECRET_KEY_SECOND: z.string().min(1).optional(),
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
  /** Alipay's address, the origin under which it reaches us where that is another than WeChat Pay's, and the demo merchant's account there. */
  ALIPAY_ENDPOINT: z.url().default('http://127.0.0.1:8610'),
  ALIPAY_NOTIFY_ORIGIN: z.url().optional(),
  DEMO_ALIPAY_ACCOUNT: z.string().optional(),
  /** WeChat's open platform, its pages for shoppers, and a file with the demo merchant's apps there. */
  WECHAT_OPEN_ENDPOINT: z.url().default('http://127.0.0.1:8610'),
  WECHAT_CONNECT_URL: z.url().default('http://localhost:8611'),
  DEMO_WECHAT_ACCOUNTS: z.string().optional(),
  /** Seals merchants' secrets in the database: 32 bytes in hexadecimal. Lost, every sealed secret is lost with it. */
  SECRETS_KEY: secretsKey,
  /** While it changes: another one that opens what it sealed, and seals nothing. */
  SECRETS_KEY_SECOND: secretsKey,
  /** Signs proof-of-work puzzles; all processes of a mall share it. */
  CAPTCHA_SECRET: z.string().min(16).optional(),
  /** While it changes: puzzles of this one count, too. */
  CAPTCHA_SECRET_SECOND: z.string().min(16).optional(),
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
  /** Where this process ends itself without a word, for tests; production refuses it. */
  DIE_AT: z.enum(crashPoints).optional(),
  /** How long a process goes on serving after SIGTERM so that its balancer notices; 3 in production, where there is one. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).optional(),
  /** A collector of traces (OTLP over HTTP); without one none are kept. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** What the collector wants to be sent besides, `name=value` with commas between. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  /** Which share of requests is followed. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.01),
  /** How many times sooner deadlines of the business come, for sieges; production refuses it. */
  TIME_SCALE: z.coerce.number().min(1).max(10_000).default(1),
});

export type Environment = z.output<typeof Environment>;
