import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Environment } from '../../apps/server/src/platform/settings/environment.ts';
import { secretNames } from '../../apps/server/src/platform/settings/secret-files.ts';
import { type ComposeFile, readCompose, type Service } from '../mall/image/compose-file.ts';
import { images } from '../mall/image/recipes.ts';
import { type Finding, readFiles, report, repository } from './source/finding.ts';

const composePath = 'deploy/compose.yaml';
const examples = { 'qianpu.env': 'deploy/qianpu.env.example', 'edge.env': 'deploy/edge.env.example' } as const;
/** Of Node, beside ours. */
const others = ['NODE_ENV', 'NODE_OPTIONS', 'TMPDIR'];

/** The compose file can be read, its settings and secrets exist, and no container may more than it needs. */
export function findBadCompose(root: string): Finding[] {
  const found = readFiles(root, [composePath])[0];
  if (found === undefined) return [];
  try {
    const file = readCompose(found.text, { QIANPU_RELEASE: 'release' });
    const edgeFile = read(root, 'docs/haproxy.cfg');
    const faults = [
      ...Object.entries(file.services).flatMap(([name, service]) => [
        ...shapeFaults(name, service),
        ...rightFaults(name, service),
        ...referenceFaults(name, service, file),
        ...settingFaults(name, service, edgeFile),
        ...secretFaults(name, service),
      ]),
      ...unmadeSecrets(file, read(root, 'deploy/make-secrets.sh')),
    ];
    return [...faults.map((fault) => ({ path: composePath, line: 0, fault })), ...exampleFaults(root, edgeFile)];
  } catch (error) {
    return [{ path: composePath, line: 0, fault: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) }];
  }
}

const read = (root: string, file: string): string => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');

function shapeFaults(name: string, { image, restart, healthTest }: Service): string[] {
  const isKnown = images.some((one) => image === `localhost/${one}:release`);
  const runsOnce = restart === 'no';
  return [
    ...(isKnown ? [] : [`${name}: no image of ours: ${image}`]),
    ...(runsOnce || restart === 'always' ? [] : [`${name}: is not started again when it ends`]),
    ...(runsOnce || healthTest[0] === 'CMD' ? [] : [`${name}: nobody asks how it is`]),
  ];
}

function rightFaults(name: string, { isReadOnly, capDrop, securityOptions, ports }: Service): string[] {
  return [
    ...(isReadOnly ? [] : [`${name}: its root can be written`]),
    ...(capDrop.includes('ALL') ? [] : [`${name}: keeps capabilities`]),
    ...(securityOptions.includes('no-new-privileges') ? [] : [`${name}: may gain privileges`]),
    ...(name === 'edge' || ports.length === 0 ? [] : [`${name}: publishes ports, which the edge alone does`]),
  ];
}

function referenceFaults(name: string, service: Service, file: ComposeFile): string[] {
  const missing = (what: string, wanted: readonly string[], there: readonly string[]) =>
    wanted.filter((one) => !there.includes(one)).map((one) => `${name}: there is no ${what} ${one}`);
  const named = service.volumes.map((volume) => volume.split(':')[0] ?? '').filter((source) => !source.startsWith('.'));
  return [
    ...missing('volume', named, file.volumes),
    ...missing('secret', service.secrets, Object.keys(file.secrets)),
    ...missing('network', Object.keys(service.networks), Object.keys(file.subnets)),
    ...missing('service', Object.keys(service.dependsOn), Object.keys(file.services)),
    ...missing('example of', service.envFiles, Object.keys(examples)),
  ];
}

/** A setting is one of the server's or, for the edge, one its file asks for. */
function settingFaults(name: string, { image, environment }: Service, edgeFile: string): string[] {
  const names = Object.keys(environment);
  if (image.startsWith('localhost/qianpu-edge:'))
    return names.filter((one) => !asksFor(edgeFile, one)).map((one) => `${name}: docs/haproxy.cfg knows no ${one}`);
  if (!image.startsWith('localhost/qianpu:')) return [];
  return names.filter((one) => !isSetting(one)).map((one) => `${name}: ${one} is no setting`);
}

const asksFor = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text);

const isSetting = (name: string): boolean =>
  others.includes(name) || name in Environment.shape || (secretNames as readonly string[]).includes(name.replace(/_FILE$/, ''));

/** Each secret a service is given is one it reads, and the other way round; none stands in the environment itself. */
function secretFaults(name: string, { environment, secrets }: Service): string[] {
  const files = Object.entries(environment).filter(([setting]) => setting.endsWith('_FILE'));
  const asked = files.map(([, file]) => file.replace('/run/secrets/', ''));
  const open = Object.keys(environment).filter((setting) => (secretNames as readonly string[]).includes(setting));
  return [
    ...asked.filter((one) => !secrets.includes(one)).map((one) => `${name}: reads ${one}, which it is not given`),
    ...secrets.filter((one) => !asked.includes(one)).map((one) => `${name}: is given ${one}, which it does not read`),
    ...open.map((one) => `${name}: ${one} stands in its environment`),
  ];
}

/** The script names each, those of the database's roles in a loop. */
const unmadeSecrets = ({ secrets }: ComposeFile, script: string): string[] =>
  Object.keys(secrets)
    .filter((name) => !script.includes(name) && !/^database_(?:app|public|pod|referee)_url$/.test(name))
    .map((name) => `deploy/make-secrets.sh does not make ${name}`);

function exampleFaults(root: string, edgeFile: string): Finding[] {
  const isKnown = { 'qianpu.env': isSetting, 'edge.env': (name: string) => asksFor(edgeFile, name) };
  return (Object.entries(examples) as [keyof typeof examples, string][]).flatMap(([kind, path]) =>
    read(root, path)
      .split('\n')
      .map((text, at) => ({ line: at + 1, name: /^(\w+)=/.exec(text)?.[1] }))
      .flatMap(({ line, name }) => (name === undefined || isKnown[kind](name) ? [] : [{ path, line, fault: `${name} is no setting` }])),
  );
}

if (import.meta.main) report('compose-file', findBadCompose(repository));
