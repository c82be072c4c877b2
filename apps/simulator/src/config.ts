import { z } from 'zod';

const Port = z.coerce.number().int().min(0).max(65_535);

/** What the SMS provider knows of a customer. */
const SmsAccount = z.object({
  secretId: z.string(),
  secretKey: z.string(),
  appId: z.string(),
  signName: z.string(),
  templateId: z.string(),
  alertTemplateId: z.string(),
});
export type SmsAccount = z.output<typeof SmsAccount>;

const Environment = z
  .object({
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    SIMULATOR_PORT: Port.default(8610),
    MESSENGER_PORT: Port.default(8611),
    /** The shop the messenger frames; without it no messenger is played. */
    STOREFRONT_URL: z.url().optional(),
    /** Where the simulator keeps its books; nobody else reads them but over its ports. */
    SIMULATOR_DIR: z.string().min(1),
    /** The merchants the payment provider knows, in a file; nobody without it. */
    WECHAT_PAY_ACCOUNTS: z.string().min(1).optional(),
    /** The apps Alipay knows, likewise. */
    ALIPAY_ACCOUNTS: z.string().min(1).optional(),
    /** The official accounts the open platform knows, likewise. */
    WECHAT_OPEN_ACCOUNTS: z.string().min(1).optional(),
    SMS_SECRET_ID: z.string().min(1),
    SMS_SECRET_KEY: z.string().min(1),
    SMS_APP_ID: z.string().min(1),
    SMS_SIGN_NAME: z.string().min(1),
    SMS_TEMPLATE_ID: z.string().min(1),
    SMS_ALERT_TEMPLATE_ID: z.string().min(1).default('1000002'),
    /** Further customers of the SMS provider, as a JSON array. */
    SMS_ACCOUNTS: z
      .string()
      .default('[]')
      .transform((text) => z.array(SmsAccount).parse(JSON.parse(text))),
    MAP_KEY: z.string().min(1).default('simulator'),
    MAP_SECRET_KEY: z.string().min(1).default('simulator'),
  })
  .transform((env) => ({
    logLevel: env.LOG_LEVEL,
    port: env.SIMULATOR_PORT,
    dir: env.SIMULATOR_DIR,
    messenger: env.STOREFRONT_URL === undefined ? undefined : { port: env.MESSENGER_PORT, storefront: env.STOREFRONT_URL },
    wechatPayAccounts: env.WECHAT_PAY_ACCOUNTS,
    alipayAccounts: env.ALIPAY_ACCOUNTS,
    wechatOpenAccounts: env.WECHAT_OPEN_ACCOUNTS,
    sms: [
      {
        secretId: env.SMS_SECRET_ID,
        secretKey: env.SMS_SECRET_KEY,
        appId: env.SMS_APP_ID,
        signName: env.SMS_SIGN_NAME,
        templateId: env.SMS_TEMPLATE_ID,
        alertTemplateId: env.SMS_ALERT_TEMPLATE_ID,
      },
      ...env.SMS_ACCOUNTS,
    ],
    map: { key: env.MAP_KEY, secretKey: env.MAP_SECRET_KEY },
  }));

export type Config = Readonly<z.output<typeof Environment>>;

/** What the map's provider knows of its one customer. */
export type MapAccount = Config['map'];

export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const read = Environment.safeParse(environment);
  if (read.success) return read.data;
  const lines = read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`the environment does not fit:\n${lines.join('\n')}`);
}
