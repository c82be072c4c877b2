import { readConfig } from '#platform/config';
import { makeCtx } from '#platform/ctx';
import { FIRST_POD, openPod } from '#platform/db/pod';
import type { Gateways } from '#platform/gateways/gateways';
import { createIdSource } from '#platform/ids/id-source';
import { leaseNode } from '#platform/ids/node-lease';
import { createLog } from '#platform/log';
import { listMerchants } from '#platform/tenancy/register-merchant';
import { createMerchant, NewMerchant } from './open-merchant.ts';

/** For the operator: `create '{"name":…,"hosts":[…]}'` opens a merchant, `list` shows them all. Answers JSON. */
const [verb, said = '{}'] = process.argv.slice(2);
const config = readConfig();
const log = createLog('merchant', 'warn');

if (verb === 'list') console.log(JSON.stringify(await listMerchants(config.databaseUrl)));
else if (verb === 'create') console.log(JSON.stringify(await create(read(said))));
else throw new Error('create or list');

function read(text: string) {
  const { data, error } = NewMerchant.safeParse(JSON.parse(text));
  if (!data) throw new Error(`look at ${[...new Set(error.issues.map(({ path }) => path.join('.')))].join(', ')}`);
  return data;
}

async function create(merchant: ReturnType<typeof NewMerchant.parse>) {
  const pod = openPod({ name: FIRST_POD, roleUrls: config.databaseRoleUrls, onIdleError: () => undefined });
  try {
    const lease = await leaseNode(pod.as.qianpu_app, log);
    try {
      const ctx = (mid: string) => makeCtx({ mid, pod, newId: createIdSource(lease), gateways: {} as Gateways, log });
      return await createMerchant({ ownerUrl: config.databaseUrl, pod: FIRST_POD, ctx }, merchant);
    } finally {
      await lease.release();
    }
  } finally {
    await pod.close();
  }
}
