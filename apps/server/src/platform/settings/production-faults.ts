import { trustsEverybody } from '../http/trusted-proxies.ts';
import { connectionFaults, isThisMachine } from './connection-faults.ts';
import { Environment } from './environment.ts';
import { type CheckedSettings, fault, type SettingFault } from './fault.types.ts';
import { misspeltNames } from './misspelt-names.ts';
import { providerFaults } from './provider-faults.ts';
import { isExampleKey, isGuessable } from './weak-secret.ts';

const SHORTEST_SECRET = 32;
const FEWEST_STEPS = 1_000;

/** What production does not start with: every value that is a developer's, by name, and what to do about it. */
export const productionFaults = (checked: CheckedSettings): SettingFault[] =>
  [connectionFaults, secretFaults, providerFaults, networkFaults, placeFaults, developmentFaults, nameFaults].flatMap((rule) =>
    rule(checked),
  );

function secretFaults({ program, env }: CheckedSettings): SettingFault[] {
  const { SECRETS_KEY: key, CAPTCHA_SECRET: captcha } = env;
  const faults: SettingFault[] = [];
  if (key === undefined && (program === 'api' || program === 'worker'))
    faults.push(fault('SECRETS_KEY', 'must be set: make one with openssl rand -hex 32 and keep it apart from backups'));
  if (key !== undefined && isExampleKey(key)) faults.push(fault('SECRETS_KEY', 'is an example: make one with openssl rand -hex 32'));
  if (captcha === undefined && program === 'api')
    faults.push(fault('CAPTCHA_SECRET', 'must be set, the same for all api processes: each would refuse the puzzles of the others'));
  if (captcha !== undefined && isGuessable(captcha, SHORTEST_SECRET))
    faults.push(fault('CAPTCHA_SECRET', 'is short or guessed: make one with openssl rand -hex 32'));
  if (key !== undefined && key === env.SECRETS_KEY_SECOND) faults.push(fault('SECRETS_KEY_SECOND', 'is SECRETS_KEY: name the other one'));
  if ((env.SMS_SECRET_ID_SECOND === undefined) !== (env.SMS_SECRET_KEY_SECOND === undefined))
    faults.push(fault('SMS_SECRET_ID_SECOND', 'and SMS_SECRET_KEY_SECOND go together: set both, or none'));
  if (key !== undefined && key === captcha) faults.push(fault('CAPTCHA_SECRET', 'is SECRETS_KEY: make one of its own'));
  return faults;
}

function networkFaults({ env, given }: CheckedSettings): SettingFault[] {
  const faults: SettingFault[] = [];
  if (trustsEverybody(env.TRUSTED_PROXIES))
    faults.push(
      fault('TRUSTED_PROXIES', 'trusts the whole world, and everybody chooses the address their limits count: name the balancers'),
    );
  const facing = (['WEB_HOST', 'API_HOST'] as const).find((name) => !isThisMachine(env[name]) || env[name] === '0.0.0.0');
  if (facing !== undefined && given.TRUSTED_PROXIES === undefined)
    faults.push(
      fault('TRUSTED_PROXIES', `must be set, for ${facing} faces the network: name who stands before it, or all shoppers are one address`),
    );
  return faults;
}

function placeFaults({ program, env, given }: CheckedSettings): SettingFault[] {
  const needed = {
    web: ['SSR_ENTRY', 'CLIENT_DIST', 'IMAGE_DIR'],
    api: ['IMAGE_DIR', 'PRIVATE_IMAGE_DIR'],
    worker: ['IMAGE_DIR', 'PRIVATE_IMAGE_DIR'],
    referee: [],
    owner: [],
  } as const;
  const missing = needed[program].filter((name) => env[name] === undefined);
  return [
    ...missing.map((name) =>
      fault(name, name.endsWith('IMAGE_DIR') ? 'must be set: the folder of pictures' : "must be set: the storefront's build"),
    ),
    ...(program === 'web' && given.NODE_ENV !== 'production'
      ? [fault('NODE_ENV', 'must be production: pages take several times as long to render otherwise')]
      : []),
  ];
}

/** What only tests, fault runs and a developer's machine have. */
function developmentFaults({ env, given }: CheckedSettings): SettingFault[] {
  const faults: SettingFault[] = [];
  if (env.TIME_SCALE !== 1) faults.push(fault('TIME_SCALE', 'hastens deadlines for fault runs: take it away'));
  if (env.DIE_AT !== undefined) faults.push(fault('DIE_AT', 'ends the process for tests: take it away'));
  if (env.VITE_DEV === '1') faults.push(fault('VITE_DEV', 'serves sources instead of the build: take it away'));
  if (env.LOG_LEVEL === 'silent') faults.push(fault('LOG_LEVEL', 'is silent, and nobody will know why something failed: info'));
  if (env.CAPTCHA_STEPS < FEWEST_STEPS) faults.push(fault('CAPTCHA_STEPS', `is below ${FEWEST_STEPS}: puzzles cost a farm nothing`));
  for (const name of ['DEMO_STAFF', 'DEMO_PAY_ACCOUNT', 'DEMO_WECHAT_ACCOUNTS'] as const)
    if (given[name] !== undefined && given[name] !== '[]')
      faults.push(fault(name, "is the demo's, with passwords everybody knows: take it away"));
  return faults;
}

function nameFaults({ given }: CheckedSettings): SettingFault[] {
  return misspeltNames(Object.keys(given), Object.keys(Environment.shape)).map(({ name, meant }) =>
    fault(name, `is no setting: did you mean ${meant}?`),
  );
}
