import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig, readProgramConfig } from '../../apps/server/src/platform/config.ts';
import { readCompose } from '../mall/image/compose-file.ts';
import { productEnvironment } from '../mall/image/recipes.ts';
import { findBadCompose } from './compose-file.ts';
import { repository } from './source/finding.ts';

const shipped = readFileSync(path.join(repository, 'deploy/compose.yaml'), 'utf8');
const { services } = readCompose(shipped, { QIANPU_RELEASE: 'release' });

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'qianpu-compose-'));
  mkdirSync(path.join(root, 'docs'));
  cpSync(path.join(repository, 'docs/haproxy.cfg'), path.join(root, 'docs/haproxy.cfg'));
  cpSync(path.join(repository, 'deploy'), path.join(root, 'deploy'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const faultsAfter = (before: string, after: string): string[] => {
  expect(shipped).toContain(before);
  writeFileSync(path.join(root, 'deploy/compose.yaml'), shipped.replace(before, after));
  return findBadCompose(root).map(({ fault }) => fault);
};

test('the compose file we ship has no fault', () => {
  expect(findBadCompose(repository)).toEqual([]);
});

test.each([
  ['what is no YAML', 'services:\n', 'services: [\n', /./],
  ['a setting that is none', 'API_PORT: 8600', 'API_PROT: 8600', /^api-1: API_PROT is no setting$/],
  ['a secret nobody gives', 'secrets: [database_public_url, redis_url]', 'secrets: [redis_url]', /^web-1: reads database_public_url/],
  ['a secret nobody reads', 'secrets: [redis_password]', 'secrets: [redis_password, secrets_key]', /^redis: is given secrets_key/],
  ['a secret in the environment', 'API_PORT: 8600', 'SECRETS_KEY: abc', /^api-1: SECRETS_KEY stands in its environment$/],
  ['a root that can be written', 'read_only: true', 'read_only: false', /^postgres: its root can be written$/],
  ['capabilities', 'cap_drop: [ALL]', 'cap_drop: []', /^worker: keeps capabilities$/],
  [
    'a published port',
    'tmpfs: [/tmp]\n    shm_size',
    'tmpfs: [/tmp]\n    ports: ["5432:5432"]\n    shm_size',
    /^postgres: publishes ports/,
  ],
  ['a foreign image', 'image: localhost/qianpu-redis', 'image: docker.io/redis', /^redis: no image of ours/],
  ['one that stays dead', 'restart: always', 'restart: unless-stopped', /^edge: is not started again/],
  ['a volume nobody declares', '[database:/var', '[databse:/var', /^postgres: there is no volume databse$/],
  ['a variable of the edge that its file does not know', 'API_2: ', 'API_3: ', /^edge: docs\/haproxy.cfg knows no API_3$/],
  [
    'a secret nobody makes',
    'secrets:\n  database_owner_password',
    'secrets:\n  forgotten: {file: x}\n  database_owner_password',
    /does not make forgotten/,
  ],
])('%s is found', (_what, before, after, line) => {
  expect(faultsAfter(before, after)).toContainEqual(expect.stringMatching(line));
});

test('a setting that is none is found in an example', () => {
  writeFileSync(path.join(root, 'deploy/qianpu.env.example'), 'LOG_LEVEL=info\nSMS_APPID=1\n');
  expect(findBadCompose(root)).toEqual([{ path: 'deploy/qianpu.env.example', line: 2, fault: 'SMS_APPID is no setting' }]);
});

test('a release must be named', () => {
  expect(() => readCompose(shipped, {})).toThrow(/QIANPU_RELEASE must be given/);
});

describe('production accepts what the compose file sets, with the example filled in', () => {
  const random = (bytes: number) => randomBytes(bytes).toString('hex');
  const folder = mkdtempSync(path.join(tmpdir(), 'qianpu-settings-'));
  const secrets = new Map<string, string>();
  const newValue = (name: string) => {
    if (name.startsWith('database_')) return `postgres://qianpu_${name.split('_')[1]}:${random(24)}@10.86.0.11/qianpu`;
    return name === 'redis_url' ? `redis://:${random(24)}@10.86.0.12:6379` : random(32);
  };
  const secretFile = (file: string) => {
    const name = path.basename(file);
    const own = path.join(folder, name);
    if (!secrets.has(name)) secrets.set(name, newValue(name));
    writeFileSync(own, secrets.get(name) ?? '');
    return own;
  };
  const example = readFileSync(path.join(repository, 'deploy/qianpu.env.example'), 'utf8');
  const settings = Object.fromEntries(
    [...example.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value]) => [name, value || 'theirs-4711']),
  );

  test.each([
    ['web-1', 'web'],
    ['web-2', 'web'],
    ['api-1', 'api'],
    ['api-2', 'api'],
    ['worker', 'worker'],
    ['migrate', 'owner'],
  ] as const)('%s', (name, program) => {
    const own = Object.entries(services[name]?.environment ?? {}).map(([setting, value]) => [
      setting,
      setting.endsWith('_FILE') ? secretFile(value) : value,
    ]);
    const env = { ...productEnvironment('/opt/qianpu/release'), ...settings, ...Object.fromEntries(own) };
    expect(() => (program === 'owner' ? readConfig(env) : readProgramConfig(program, env))).not.toThrow();
  });
});
