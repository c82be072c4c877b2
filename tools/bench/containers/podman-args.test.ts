import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCompose } from '../../mall/image/compose-file.ts';
import { inCheckout } from '../../mall/paths.ts';
import { podmanArgs } from './podman-args.ts';

const { services, secrets } = readCompose(readFileSync(inCheckout('deploy/compose.yaml'), 'utf8'), { QIANPU_RELEASE: 'r1' });
const argsOf = (name: string) => {
  const service = services[name];
  if (service === undefined) throw new Error(`no ${name}`);
  const place = { project: 'p', folder: '/srv/deploy', secretFiles: secrets, limits: { files: 20_000, processes: 500 } };
  return podmanArgs(name, service, place).join(' ');
};

test('a container is given what the compose file says of rights, memory, files and networks', () => {
  const args = argsOf('api-1');
  for (const part of [
    '--restart always',
    '--read-only ',
    '--cap-drop ALL',
    '--security-opt no-new-privileges',
    '--ulimit nofile=20000:20000',
    '--memory 1536m',
    '--network p_outside',
    '--network p_inner:ip=10.86.0.31',
    '--env-file /srv/deploy/qianpu.env',
    '--env API_PORT=8600',
    '--volume /srv/deploy/secrets/secrets_key:/run/secrets/secrets_key:ro',
    '--volume p_pictures:/var/lib/qianpu/pictures',
    'localhost/qianpu:r1 apps/server/src/app/main.ts api',
  ])
    expect(args).toContain(part);
  expect(args).not.toContain('--publish');
});

test('the edge publishes its two ports, and what has no network gets none', () => {
  expect(argsOf('edge')).toContain('--publish 80:8080 --publish 443:8443');
  expect(argsOf('assets')).toContain('--network none');
});
