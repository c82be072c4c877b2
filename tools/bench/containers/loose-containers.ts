import type { ContainerMall } from './container-mall.ts';

/** Containers that may more than the compose file says, as the engine that runs them tells it. */
export async function findLooseContainers(mall: ContainerMall): Promise<string[]> {
  const found: string[] = [];
  for (const [name, { restart }] of Object.entries(mall.file.services)) {
    if (restart === 'no') continue;
    const { Config, EffectiveCaps, HostConfig } = await mall.inspect(name);
    const [uid] = Config.User.split(':');
    if (uid === '' || uid === '0' || uid === 'root') found.push(`${name} runs as root`);
    if (!HostConfig.ReadonlyRootfs) found.push(`${name}: its root can be written`);
    if ((EffectiveCaps ?? []).length > 0) found.push(`${name} has ${EffectiveCaps?.join(', ')}`);
    if (name !== 'edge' && Object.keys(HostConfig.PortBindings ?? {}).length > 0) found.push(`${name} publishes ports`);
  }
  return found;
}
