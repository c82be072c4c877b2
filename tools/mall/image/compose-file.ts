import { parse } from 'yaml';

/** What we use of the Compose specification, with short forms written out. */
export interface Service {
  readonly image: string;
  readonly restart: string;
  readonly command: readonly string[];
  readonly entrypoint: readonly string[] | undefined;
  readonly environment: Readonly<Record<string, string>>;
  readonly envFiles: readonly string[];
  readonly secrets: readonly string[];
  /** As Compose writes them: source, folder, and `ro`. */
  readonly volumes: readonly string[];
  readonly ports: readonly string[];
  readonly tmpfs: readonly string[];
  /** The address in each network, where it is fixed; none for a service that has no network. */
  readonly networks: Readonly<Record<string, string | undefined>>;
  readonly dependsOn: Readonly<Record<string, string>>;
  readonly healthTest: readonly string[];
  readonly isReadOnly: boolean;
  readonly capDrop: readonly string[];
  readonly securityOptions: readonly string[];
  readonly memory: string | undefined;
  readonly sharedMemory: string | undefined;
  readonly openFiles: number | undefined;
  readonly stopSeconds: number | undefined;
}

export interface ComposeFile {
  readonly services: Readonly<Record<string, Service>>;
  readonly subnets: Readonly<Record<string, { readonly subnet: string | undefined; readonly isInternal: boolean }>>;
  readonly volumes: readonly string[];
  /** The file of each, relative to the compose file. */
  readonly secrets: Readonly<Record<string, string>>;
}

type Fields = Record<string, unknown>;

/** Throws what is wrong: bad YAML, or a variable that must be given and is not. */
export function readCompose(text: string, variables: Readonly<Record<string, string | undefined>>): ComposeFile {
  const file = fill(parse(text, { merge: true }), variables) as Record<
    'services' | 'networks' | 'volumes' | 'secrets',
    Record<string, Fields>
  >;
  return {
    services: mapValues(file.services, readService),
    subnets: mapValues(file.networks, (network) => {
      const { config } = (network?.ipam ?? {}) as { config?: { subnet?: string }[] };
      return { subnet: config?.[0]?.subnet, isInternal: network?.internal === true };
    }),
    volumes: Object.keys(file.volumes),
    secrets: mapValues(file.secrets, (secret) => String(secret.file)),
  };
}

function readService(service: Fields): Service {
  const networks = (service.networks ?? {}) as Record<string, { ipv4_address?: string } | null>;
  const { nofile } = (service.ulimits ?? {}) as { nofile?: number };
  const dependsOn = (service.depends_on ?? {}) as Record<string, { condition: string }>;
  const health = (service.healthcheck ?? {}) as { test?: string[] };
  const list = (name: string) => ((service[name] ?? []) as unknown[]).map(String);
  const text = (name: string) => (service[name] === undefined ? undefined : String(service[name]));
  return {
    image: String(service.image),
    restart: String(service.restart),
    command: list('command'),
    entrypoint: service.entrypoint === undefined ? undefined : list('entrypoint'),
    environment: mapValues((service.environment ?? {}) as Fields, String),
    envFiles: list('env_file'),
    secrets: list('secrets'),
    volumes: list('volumes'),
    ports: list('ports'),
    tmpfs: list('tmpfs'),
    networks: mapValues(networks, (network) => network?.ipv4_address),
    dependsOn: mapValues(dependsOn, ({ condition }) => condition),
    healthTest: health.test ?? [],
    isReadOnly: service.read_only === true,
    capDrop: list('cap_drop'),
    securityOptions: list('security_opt'),
    memory: text('mem_limit'),
    sharedMemory: text('shm_size'),
    openFiles: nofile,
    stopSeconds: service.stop_grace_period === undefined ? undefined : Number.parseInt(String(service.stop_grace_period), 10),
  };
}

/** `${NAME}`, `${NAME:-otherwise}` and `${NAME:?why}`, the innermost first. */
function fill(value: unknown, variables: Readonly<Record<string, string | undefined>>): unknown {
  if (Array.isArray(value)) return value.map((one) => fill(one, variables));
  if (typeof value === 'object' && value !== null) return mapValues(value as Fields, (one) => fill(one, variables));
  if (typeof value !== 'string') return value;
  let text = value;
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replaceAll(/\$\{(\w+)(?::([-?])([^${}]*))?\}/g, (_all, name: string, how?: string, otherwise = '') => {
      const given = variables[name] || undefined;
      if (given === undefined && how !== '-') throw new Error(`${name} must be given${how === '?' ? `: ${otherwise}` : ''}`);
      return given ?? otherwise;
    });
  }
  return text;
}

const mapValues = <From, To>(from: Readonly<Record<string, From>>, to: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(from ?? {}).map(([name, value]) => [name, to(value)]));
