import { readProgramConfig } from '#platform/config';
import { makeCtx } from '#platform/ctx';
import { FIRST_POD, openPod } from '#platform/db/pod';
import type { Gateways } from '#platform/gateways/gateways';
import { createLog } from '#platform/log';
import { resealMerchant } from '#platform/secrets/reseal';
import { createSeal } from '#platform/secrets/seal';
import { listMerchants } from './merchants.repo.ts';
import { beforeKeyLeaves, sealedColumns } from './modules.ts';

/**
 * `node reseal-secrets.ts`, with the api's settings: seals everything with SECRETS_KEY that SECRETS_KEY_SECOND sealed. Merchant by merchant,
 * each in one transaction: ended at any moment it is run again. Ends with 1 when a value opens with neither.
 */
const config = readProgramConfig('api');
const log = createLog('reseal', 'warn');
const pod = openPod({ name: FIRST_POD, roleUrls: config.databaseRoleUrls, onIdleError: () => undefined });
const gateways = { seal: createSeal(config.secretsKey, config.secretsKeySecond) } as Gateways;
const newId = () => {
  throw new Error('sealing makes no ids');
};

try {
  const all = { renewed: 0, current: 0, lost: [] as string[] };
  for (const mid of await listMerchants(pod)) {
    const { renewed, current, lost } = await resealMerchant(makeCtx({ mid, pod, newId, gateways, log }), {
      sealedColumns,
      beforeKeyLeaves,
    });
    all.renewed += renewed;
    all.current += current;
    all.lost.push(...lost);
  }
  for (const place of all.lost) process.stdout.write(`opens with neither key: ${place}\n`);
  process.stdout.write(`${all.renewed} values sealed anew, ${all.current} were, ${all.lost.length} open with neither key\n`);
  process.exitCode = all.lost.length === 0 ? 0 : 1;
} finally {
  await pod.close();
}
