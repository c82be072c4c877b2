import { fail } from '@qianpu/contract/failure';
import { opsEvents } from '#events/ops';
import type { TxCtx } from '#platform/ctx';
import { findHost } from '#platform/db/directory';
import { emitter } from '#platform/events/emitter';
import { putDomainCheck } from './domain-check.repo.ts';
import type { DomainCheck } from './domain-check.types.ts';

const emit = emitter('ops', opsEvents);

export async function setDomains(ctx: TxCtx, check: DomainCheck): Promise<void> {
  const bindings = await Promise.all(
    [...check.bizDomains, ...check.otherDomains].map((host) => findHost(ctx.pod.as.qianpu_public, host, 'SHOP')),
  );
  const isOurs = bindings.every((binding, at) =>
    at < check.bizDomains.length ? binding.kind === 'bound' && binding.mid === ctx.mid : binding.kind === 'shared',
  );
  if (!isOurs) throw fail('DOMAIN_UNKNOWN');
  await putDomainCheck(ctx, check);
  await emit(ctx, 'ops.domains.changed', {});
}
